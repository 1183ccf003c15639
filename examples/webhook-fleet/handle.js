// What your application does with an event. This example counts messages by sender, in a way that
// is safe to repeat.

const countOnce = `
if redis.call('SET', KEYS[1], 1, 'NX', 'EX', ARGV[2]) then redis.call('HINCRBY', KEYS[2], ARGV[1], 1) end
return 1
`
const threeDays = 3 * 24 * 60 * 60

/**
 * Handles an event.
 *
 * @param event - as `parseWebhook` returned it
 * @param context.id - identifies the event; the same when it is handled again
 */
export async function handle(event, { id, redis }) {
  // Edits and deletions send message_sent too, with a message of category action.
  if (event.trigger !== 'message_sent' || event.data?.message?.category === 'action') return
  const sender = event.data?.message?.sender
  if (typeof sender !== 'string') throw new Error('the event names no sender')
  await redis.eval(countOnce, 2, `handled:${id}`, 'messages-by-sender', sender, threeDays)
}
