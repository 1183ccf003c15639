/** The URL of a fake that is started as documented. */
export const fakeUrl = 'http://127.0.0.1:4012'

/** The app of a client's options, which its region follows. The fake's URL stands for both. */
const appOption = /appId: [^,]*CHAT_APP_ID[^,]*, ?/
const regionOption = /region: '(?:us|eu|in)',/

/** The key from the environment. The fake accepts any. */
const keyFromEnvironment = /process\.env\.CHAT_API_KEY(?: \?\? '')?/g

/** For each line of a program, the lines that stand for it when it runs on a fake: one or none. */
export const linesForFake = (lines: readonly string[]): string[][] =>
  lines.map((line, index) => {
    if (line.trim() === 'baseUrl: process.env.CHAT_BASE_URL,') return []
    const hasApp = appOption.test(line)
    const isAfterApp = hasApp || appOption.test(lines[index - 1] ?? '')
    const changed = line
      .replace(appOption, '')
      .replace(regionOption, isAfterApp ? `baseUrl: '${fakeUrl}/v3',` : '$&')
      .replace(keyFromEnvironment, "'any'")
    return hasApp && changed.trim() === '' ? [] : [changed]
  })
