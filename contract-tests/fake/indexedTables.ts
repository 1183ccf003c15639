import type { AuthTokenRecord, MembershipRecord, MessageRecord } from './records.ts'

/** Lists of values by a key, each in the order in which they were added. */
export class Index<Value> {
  private readonly lists = new Map<string, Value[]>()

  add(key: string, value: Value): void {
    const list = this.lists.get(key)
    if (list) list.push(value)
    else this.lists.set(key, [value])
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

/**
 * Records by id, in insertion order, which are also in indexes. What the indexes are made from
 * never changes.
 */
abstract class IndexedTable<Item> extends Map<string, Item> {
  protected abstract link(item: Item, id: string): void
  protected abstract unlink(item: Item, id: string): void

  override set(id: string, item: Item): this {
    const former = this.get(id)
    if (former === item) return this
    if (former !== undefined) this.unlink(former, id)
    super.set(id, item)
    this.link(item, id)
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
}

/** Messages by id. */
export class MessageTable extends IndexedTable<MessageRecord> {
  private readonly conversations = new Index<MessageRecord>()
  private readonly replies = new Index<MessageRecord>()
  private readonly muids = new Index<MessageRecord>()
  /** Messages to users, by sender and receiver. */
  private readonly users = new Index<MessageRecord>()
  /** Ids of the conversations of two users, by uid. */
  private readonly userConversations = new Index<string>()
  /** The users of each, as its first message has them: an action may have only one of them. */
  private readonly participants = new Map<string, readonly string[]>()

  protected override link(message: MessageRecord): void {
    if (this.inConversation(message.conversationId).length === 0) {
      this.participants.set(message.conversationId, participantsOf(message))
      for (const uid of participantsOf(message)) this.userConversations.add(uid, message.conversationId)
    }
    this.conversations.add(message.conversationId, message)
    if (message.parentId !== undefined) this.replies.add(message.parentId, message)
    if (message.muid !== undefined) this.muids.add(message.muid, message)
    for (const uid of participantsOf(message)) this.users.add(uid, message)
  }

  protected override unlink(message: MessageRecord): void {
    this.conversations.remove(message.conversationId, message)
    if (message.parentId !== undefined) this.replies.remove(message.parentId, message)
    if (message.muid !== undefined) this.muids.remove(message.muid, message)
    for (const uid of participantsOf(message)) this.users.remove(uid, message)
    if (this.inConversation(message.conversationId).length === 0)
      for (const uid of this.participants.get(message.conversationId) ?? []) this.userConversations.remove(uid, message.conversationId)
  }

  /** Ids of the conversations that have a message. */
  conversationIds(): Iterable<string> {
    return this.conversations.keys()
  }

  /** Ids of a user's conversations with other users. */
  userConversationIds(uid: string): readonly string[] {
    return this.userConversations.get(uid)
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

/** The users of a conversation of two. */
const participantsOf = ({ receiverType, sender, receiver }: MessageRecord): string[] =>
  receiverType === 'user' ? [...new Set([sender, receiver])] : []

/** When a user became related to another, by `uid other`. */
export class PairTable extends IndexedTable<number> {
  private readonly others = new Index<string>()
  private readonly reverse = new Index<string>()

  protected override link(_: number, pair: string): void {
    const [uid = '', other = ''] = pair.split(' ')
    this.others.add(uid, other)
    this.reverse.add(other, uid)
  }

  protected override unlink(_: number, pair: string): void {
    const [uid = '', other = ''] = pair.split(' ')
    this.others.remove(uid, other)
    this.reverse.remove(other, uid)
  }

  /** Those to whom a user is related, oldest first. */
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

  protected override link(token: AuthTokenRecord): void {
    this.users.add(token.uid, token)
  }

  protected override unlink(token: AuthTokenRecord): void {
    this.users.remove(token.uid, token)
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

  protected override link(_: MembershipRecord, uid: string): void {
    this.memberships.add(uid, this.guid)
  }

  protected override unlink(_: MembershipRecord, uid: string): void {
    this.memberships.remove(uid, this.guid)
  }
}
