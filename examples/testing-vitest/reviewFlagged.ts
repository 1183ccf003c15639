import type { FullChatClient } from 'cometchat-rest'

/** Goes through the flagged messages: adverts are blocked, all else stays. Returns the ids of what was blocked. */
export async function reviewFlagged(chat: FullChatClient): Promise<string[]> {
  const { data } = await chat.listFlaggedMessages()
  const blocked: string[] = []
  for (const message of data) {
    const { text } = message.data as { text?: string }
    const advert = /half price/i.test(text ?? '')
    await chat.reviewFlaggedMessage({ id: message.id, body: { status: advert ? 'disapproved' : 'approved' } })
    if (advert) blocked.push(message.id)
  }
  return blocked
}
