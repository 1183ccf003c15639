// Serves the bot: CHAT_APP_ID, CHAT_REGION, CHAT_API_KEY, BOT_UID, WEBHOOK_USERNAME and
// WEBHOOK_PASSWORD in the environment, PORT for another port.
import { createServer } from 'node:http'
import { createChatClient } from 'cometchat-rest'
import { createBot } from './bot.js'

const { CHAT_APP_ID, CHAT_REGION, CHAT_BASE_URL, CHAT_API_KEY, BOT_UID = 'garden-helper', PORT = '8787' } = process.env
const { WEBHOOK_USERNAME = '', WEBHOOK_PASSWORD = '' } = process.env

const chat = createChatClient({
  appId: CHAT_APP_ID,
  region: CHAT_REGION,
  // A mock or the fake in place of the service; not set otherwise.
  baseUrl: CHAT_BASE_URL,
  apiKey: CHAT_API_KEY,
})
const respond = createBot(chat, { uid: BOT_UID, username: WEBHOOK_USERNAME, password: WEBHOOK_PASSWORD })

createServer(async (incoming, response) => {
  const { status } = await respond(incoming)
  response.writeHead(status).end()
}).listen(Number(PORT), () => console.log(`listening on ${PORT}`))
