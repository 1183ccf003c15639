# Runs the Python samples, a JSON list of [id, code] in the standard input, against the mock at
# MOCK_URL, and prints [id, status or error] for each.
import contextlib
import io
import json
import os
import re
import sys
import threading
import urllib.request
from concurrent.futures import ThreadPoolExecutor

hosts = re.compile(r'^(https://[a-z.-]+\.cometchat\.io|http://127\.0\.0\.1:4010)')
send = urllib.request.urlopen
last = threading.local()


def send_to_mock(request):
    request.full_url = hosts.sub(os.environ['MOCK_URL'], request.full_url)
    response = send(request)
    last.status = response.status
    return response


def run(sample):
    name, code = sample
    last.status = 0
    try:
        exec(compile(code, name, 'exec'), {})
        return [name, last.status]
    except Exception as error:
        return [name, f'{type(error).__name__}: {error}']


urllib.request.urlopen = send_to_mock
# Several at a time, because they mostly wait for the mock.
with contextlib.redirect_stdout(io.StringIO()), ThreadPoolExecutor(8) as threads:
    results = list(threads.map(run, json.load(sys.stdin)))
print(json.dumps(results))
