import { isWebhookError, parseWebhook } from 'cometchat-rest/webhooks'

const advert = /half price|today only|click here/i

/**
 * A bot that reads every message as it is sent, flags adverts and keeps them from being seen.
 *
 * @param {import('cometchat-rest').FullChatClient} chat
 * @param {{ uid: string, username: string, password: string }} settings - the user the bot acts
 * for, and what was set on the webhook
 * @returns {(request: import('cometchat-rest/webhooks').WebhookRequest) => Promise<Response>} the
 * handler of the webhook's requests, as any server has them
 */
export function createBot(chat, { uid, username, password }) {
  async function look(message) {
    // An edit or a deletion is announced by a message of its own, which has no text.
    if (message.category === 'action' || !advert.test(message.data?.text ?? '')) return
    // The bot is a member of the groups. In a conversation of two it takes no part, and flags for
    // the one who received the message.
    const flaggedBy = message.receiverType === 'user' ? message.receiver : uid
    // A message cannot be flagged for two to three seconds after it was sent: the client repeats
    // the call.
    const options = { deadline: 30_000, settling: [message.id] }
    await chat.flagAMessage({ id: message.id, onBehalfOf: flaggedBy, body: { reasonId: 'spam', remark: 'Looks like an advert.' } }, options)
    await chat.reviewFlaggedMessage({ id: message.id, body: { status: 'disapproved' } }, options)
    console.log(`hid message ${message.id} of ${message.sender}`)
  }

  return async (request) => {
    try {
      const event = await parseWebhook(request, { username, password })
      // Not awaited: the service gives up on a webhook after two seconds. Where no advert may be
      // missed, put the event into a queue as `webhook-fleet` does.
      if (event.trigger === 'message_sent') look(event.data.message).catch(console.error)
      return new Response(null, { status: 200 })
    } catch (error) {
      if (isWebhookError(error)) return new Response(error.message, { status: error.status })
      console.error(error)
      return new Response(null, { status: 500 })
    }
  }
}
