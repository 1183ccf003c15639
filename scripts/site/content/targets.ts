/** The URLs of a fake and a mock that are started as documented, which can run side by side. */
export const localUrls = { fake: 'http://127.0.0.1:4012', mock: 'http://127.0.0.1:4010' } as const

/** The app of a client's options, with its region; a local server's address replaces both. */
const ofApp = /appId: [^,]*CHAT_APP_ID[^,]*, ?/
const ofRegion = /region: '(?:us|eu|in)',/
const baseUrl = (url: string) => `baseUrl: '${url}',`

/** A credential from the environment, in a program and in a shell. Local servers accept any. */
const inProgram =
  /(?:process\.env\.(?:CHAT_API_KEY|MANAGEMENT_KEY|MANAGEMENT_SECRET)(?: \?\? '')?|os\.environ\['(?:CHAT_API_KEY|MANAGEMENT_KEY|MANAGEMENT_SECRET)'\])/g
const inShell = /\$(?:CHAT_API_KEY|MANAGEMENT_KEY|MANAGEMENT_SECRET)\b/g

/** Variables within strings of Python and PHP, written as in a shell. */
const asInShell = (line: string): string =>
  line
    .replace(/f"https:\/\/\{os\.environ\['(\w+)'\]\}/, '"https://$$$1')
    .replace(/' \. getenv\('(\w+)'\)( \. ')?/g, (_, name: string, more?: string) => `$${name}${more ? '' : "'"}`)

/**
 * For each line of a sample, the lines that stand for it when it is sent to a local server: itself,
 * another, two or none.
 */
export const localLines = (lines: readonly string[], url: string): string[][] =>
  lines.map((line, index) => {
    if (line.trim() === 'baseUrl: process.env.CHAT_BASE_URL,' || line === 'import os') return []
    const isOfApp = ofApp.test(line)
    const changed = asInShell(line)
      .replace(ofApp, '')
      .replace(ofRegion, isOfApp || ofApp.test(lines[index - 1] ?? '') ? baseUrl(`${url}/v3`) : '$&')
      .replace(/https:\/\/\$\{?[\w.]*CHAT_APP_ID\}?\.(?:api|call)-(?:us|eu|in)\.cometchat\.io\/v3/, `${url}/v3`)
      .replace('https://apimgmt.cometchat.io', url)
      .replace(inProgram, "'any'")
      .replace(inShell, 'any')
    if (isOfApp && changed.trim() === '') return []
    return changed.endsWith('createManagementClient({') ? [changed, `  ${baseUrl(url)}`] : [changed]
  })
