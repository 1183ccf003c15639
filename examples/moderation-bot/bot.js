import { isWebhookError, parseWebhook } from 'cometchat-rest/webhooks'

const advert = /half price|today only|click here/i

/**
 * A bot that reads every message as it is sent, flags adverts and keeps them from being seen.
 *
 * @param {import('cometchat-rest').FullChatClient} chat
 * @param {{ uid: string, username: string, password: string }} settings - the user the bot acts for, and what was set on the webhook
 * @returns {(request: Request) => Promise<Response>} the handler of the webhook's requests
 */
export function createBot(chat, { uid, username, password }) {
  async function look(message) {
    // An edit or a deletion is announced by a message of its own, which has no text.
    if (message.category === 'action' || !advert.test(message.data?.text ?? '')) return
    // The bot is a member of the groups. In a conversation of two it takes no part, and flags for the one who received the message.
    const flaggedBy = message.receiverType === 'user' ? message.receiver : uid
    // The service gives up on a webhook after two seconds, so no call may take longer.
    const inTime = { deadline: 1500 }
    await chat.flagAMessage({ id: message.id, onBehalfOf: flaggedBy, body: { reasonId: 'spam', remark: 'Looks like an advert.' } }, inTime)
    await chat.reviewFlaggedMessage({ id: message.id, body: { status: 'disapproved' } }, inTime)
    console.log(`hid message ${message.id} of ${message.sender}`)
  }

  return async (request) => {
    try {
      const event = await parseWebhook(request, { username, password })
      if (event.trigger === 'message_sent') await look(event.data.message)
      return new Response(null, { status: 200 })
    } catch (error) {
      if (isWebhookError(error)) return new Response(error.message, { status: error.status })
      console.error(error)
      // The service posts the event again.
      return new Response(null, { status: 500 })
    }
  }
}
