import type { AuthTokenRecord, MembershipRecord, MessageRecord } from './records.ts'

/** Lists of values by a key, each in the order in which they were added. */
export class Index<Value> {
  private readonly lists = new Map<string, Value[]>()

  add(key: string, value: Value): void {
    const list = this.lists.get(key)
    if (list) list.push(value)
    else this.lists.set(key, [value])
  }

  /** Puts a value in the place of another. */
  replace(key: string, former: Value, value: Value): void {
    const list = this.lists.get(key) ?? []
    list[list.lastIndexOf(former)] = value
  }

  remove(key: string, value: Value): void {
    const list = this.lists.get(key) ?? []
    const index = list.lastIndexOf(value)
    if (index >= 0) list.splice(index, 1)
    if (list.length === 0) this.lists.delete(key)
  }

  get(key: string): readonly Value[] {
    return this.lists.get(key) ?? []
  }

  keys(): Iterable<string> {
    return this.lists.keys()
  }
}

/** A value that an index has under a key. */
type Link = readonly [index: Index<unknown>, key: string | undefined, value: unknown]

/** Moves a record in an index. Under the same key it keeps its place, as it does in its table. */
function relink(former: Link | undefined, [index, key, value]: Link): void {
  const [, formerKey, formerValue] = former ?? []
  if (former !== undefined && key !== undefined && formerKey === key) index.replace(key, formerValue, value)
  else {
    if (formerKey !== undefined) index.remove(formerKey, formerValue)
    if (key !== undefined) index.add(key, value)
  }
}

/**
 * Records by id, in insertion order, which are also in indexes. What the indexes are made from
 * never changes.
 */
abstract class IndexedTable<Item> extends Map<string, Item> {
  /** The places of a record in the indexes; an index without a key does not have it. */
  protected abstract linksOf(item: Item, id: string): readonly Link[]

  override set(id: string, item: Item): this {
    const former = this.get(id)
    if (former === item) return this
    super.set(id, item)
    const formerLinks = former === undefined ? [] : this.linksOf(former, id)
    for (const [position, link] of this.linksOf(item, id).entries()) relink(formerLinks[position], link)
    return this
  }

  override delete(id: string): boolean {
    const item = this.get(id)
    const deleted = super.delete(id)
    if (deleted) this.unlink(item as Item, id)
    return deleted
  }

  override clear(): void {
    // From the end, where indexes find the records fastest.
    for (const id of [...this.keys()].reverse()) this.delete(id)
  }

  private unlink(item: Item, id: string): void {
    for (const [index, key, value] of this.linksOf(item, id)) if (key !== undefined) index.remove(key, value)
  }
}

/** Messages by id. */
export class MessageTable extends IndexedTable<MessageRecord> {
  private readonly conversations = new Index<MessageRecord>()
  private readonly replies = new Index<MessageRecord>()
  private readonly muids = new Index<MessageRecord>()
  /** Messages to users, by sender and receiver. */
  private readonly users = new Index<MessageRecord>()

  protected override linksOf(message: MessageRecord): Link[] {
    const { conversationId, parentId, muid, receiverType, sender, receiver } = message
    const participants = receiverType === 'user' ? [...new Set([sender, receiver])] : []
    return [
      [this.conversations, conversationId, message],
      [this.replies, parentId, message],
      [this.muids, muid, message],
      ...participants.map((uid): Link => [this.users, uid, message]),
    ]
  }

  /** Ids of the conversations that have a message. */
  conversationIds(): Iterable<string> {
    return this.conversations.keys()
  }

  /** Ids of a user's conversations with other users. */
  userConversationIds(uid: string): string[] {
    // A reply to a user may be in a thread of a group.
    const isOfUsers = (id: string) => this.inConversation(id)[0]?.receiverType === 'user'
    return [...new Set(this.users.get(uid).map(({ conversationId }) => conversationId))].filter(isOfUsers)
  }

  inConversation(id: string): readonly MessageRecord[] {
    return this.conversations.get(id)
  }

  /** Messages that a user sent to users or received from them. */
  withUser(uid: string): readonly MessageRecord[] {
    return this.users.get(uid)
  }

  repliesTo(id: string): readonly MessageRecord[] {
    return this.replies.get(id)
  }

  /** Ids of the messages that have replies. */
  threadIds(): Iterable<string> {
    return this.replies.keys()
  }

  hasMuid(muid: string): boolean {
    return this.muids.get(muid).length > 0
  }
}

/** When a user became related to another, by `uid other`. */
export class PairTable extends IndexedTable<number> {
  private readonly others = new Index<string>()
  private readonly reverse = new Index<string>()

  protected override linksOf(_: number, pair: string): Link[] {
    const [uid = '', other = ''] = pair.split(' ')
    return [
      [this.others, uid, other],
      [this.reverse, other, uid],
    ]
  }

  /** The users to whom a user is related, oldest first. */
  of(uid: string): readonly string[] {
    return this.others.get(uid)
  }

  /** Removes a user from all pairs. */
  deleteUser(uid: string): void {
    for (const other of [...this.others.get(uid)]) this.delete(`${uid} ${other}`)
    for (const other of [...this.reverse.get(uid)]) this.delete(`${other} ${uid}`)
  }
}

/** Auth tokens by value. */
export class TokenTable extends IndexedTable<AuthTokenRecord> {
  private readonly users = new Index<AuthTokenRecord>()

  protected override linksOf(token: AuthTokenRecord): Link[] {
    return [[this.users, token.uid, token]]
  }

  /** A user's tokens, oldest first. */
  of(uid: string): AuthTokenRecord[] {
    return [...this.users.get(uid)]
  }
}

/** The members of a group, who are also in an index of the groups of each user. */
export class MemberTable extends IndexedTable<MembershipRecord> {
  private readonly guid: string
  private readonly memberships: Index<string>

  constructor(guid: string, memberships: Index<string>) {
    super()
    this.guid = guid
    this.memberships = memberships
  }

  protected override linksOf(_: MembershipRecord, uid: string): Link[] {
    return [[this.memberships, uid, this.guid]]
  }
}
