// The records to import: the history of Linden Yard, as another program might have exported it.
// Yours would come from files or a database.

const began = 1_772_355_600

/** 1,000 users. */
export function* users() {
  for (let number = 0; number < 1_000; number++) yield { uid: `gardener-${number}`, name: `Gardener ${number}`, createdAt: began }
}

/** 200 groups, each with an owner. */
export function* groups() {
  for (let number = 0; number < 200; number++)
    yield { guid: `bed-${number}`, name: `Bed ${number}`, type: 'public', owner: `gardener-${number}`, createdAt: began }
}

/**
 * 10,000 messages, three of which occur twice, as in many exports.
 *
 * @param {number} from - the number of the first message to return
 */
export function* messages(from) {
  for (let number = from; number < 10_003; number++) {
    const own = number % 10_000
    yield {
      muid: `note-${own}`,
      sender: `gardener-${own % 1_000}`,
      receiver: `bed-${own % 200}`,
      receiverType: 'group',
      category: 'message',
      type: 'text',
      sentAt: began + own,
      data: { text: `Note ${own}` },
    }
  }
}
