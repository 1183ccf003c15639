/**
 * Goes through the flagged messages: adverts are blocked, all else stays.
 *
 * @param {import('cometchat-rest').FullChatClient} chat
 * @returns {Promise<string[]>} the ids of what was blocked
 */
async function reviewFlagged(chat) {
  const { data } = await chat.listFlaggedMessages()
  const blocked = []
  for (const message of data) {
    const advert = /half price/i.test(message.data?.text ?? '')
    await chat.reviewFlaggedMessage({ id: message.id, body: { status: advert ? 'disapproved' : 'approved' } })
    if (advert) blocked.push(message.id)
  }
  return blocked
}

module.exports = { reviewFlagged }
