<?php
// Runs the PHP samples, a JSON list of [id, code] in the standard input, against the mock at
// MOCK_URL, and prints [id, status or error] for each.
namespace Sample;

/** What the samples call, which PHP looks for in their namespace first. */
function file_get_contents(string $url, bool $path = false, $context = null): string
{
    $hosts = '~^(https://[a-z.-]+\.cometchat\.io|http://127\.0\.0\.1:4010)~';
    $body = \file_get_contents(preg_replace($hosts, getenv('MOCK_URL'), $url), $path, $context);
    $GLOBALS['status'] = (int) explode(' ', $http_response_header[0])[1];
    return $body;
}

function run(string $code): int
{
    $GLOBALS['status'] = 0;
    ob_start();
    try {
        eval("namespace Sample;\n" . preg_replace('/^<\?php/', '', $code));
    } finally {
        ob_end_clean();
    }
    return $GLOBALS['status'];
}

set_error_handler(fn (int $level, string $message) => throw new \ErrorException($message));
$results = [];
foreach (json_decode(stream_get_contents(STDIN)) as [$id, $code]) {
    try {
        $results[] = [$id, run($code)];
    } catch (\Throwable $error) {
        $results[] = [$id, $error->getMessage()];
    }
}
echo json_encode($results);
