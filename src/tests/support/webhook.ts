/** The user name and password of the webhook, and the header by which a request states them. */
export const credentials = { username: 'linden', password: 'open-sesame' }
export const basic = (text: string): string => `Basic ${Buffer.from(text).toString('base64')}`
export const authorization = basic('linden:open-sesame')

const sender = { appId: 'app-linden-yard', region: 'eu', webhook: 'gardenlog' }
export const event = { trigger: 'user_blocked', data: { note: 'Grüße 🌱', link: 'a/b' }, ...sender }
