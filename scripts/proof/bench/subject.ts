/** The call that every measured client makes: flagging a message, the smallest POST with a JSON body. */
export const subject = {
  id: '4201',
  onBehalfOf: 'jonas',
  apiKey: 'feedfacefeedfacefeedfacefeedfacefeedface',
  body: { reasonId: 'spam', remark: 'An advert for everything.' },
  response: JSON.stringify({ data: { success: true, message: 'The message was flagged.' } }),
}
