import type { MessageRecord } from './store.ts'

/** Groups values by a key, for fast look-ups. */
class Index<Value> {
  private readonly groups = new Map<string, Set<Value>>()

  add(key: string | undefined, value: Value): void {
    if (key === undefined) return
    const group = this.groups.get(key)
    if (group) group.add(value)
    else this.groups.set(key, new Set([value]))
  }

  remove(key: string | undefined, value: Value): void {
    const group = key === undefined ? undefined : this.groups.get(key)
    if (!group?.delete(value) || group.size > 0) return
    this.groups.delete(key as string)
  }

  get(key: string): ReadonlySet<Value> {
    return this.groups.get(key) ?? empty
  }

  keys(): Iterable<string> {
    return this.groups.keys()
  }
}

const empty: ReadonlySet<never> = new Set()

/** Messages by id, in insertion order. A message's conversation, parent and muid never change. */
export class MessageTable extends Map<string, MessageRecord> {
  private readonly conversations = new Index<MessageRecord>()
  private readonly replies = new Index<MessageRecord>()
  private readonly muids = new Index<MessageRecord>()

  override set(id: string, message: MessageRecord): this {
    if (this.get(id) === message) return this
    this.unlink(id)
    this.conversations.add(message.conversationId, message)
    this.replies.add(message.parentId, message)
    this.muids.add(message.muid, message)
    return super.set(id, message)
  }

  override delete(id: string): boolean {
    this.unlink(id)
    return super.delete(id)
  }

  override clear(): void {
    for (const key of [...this.keys()]) this.delete(key)
  }

  private unlink(id: string): void {
    const message = this.get(id)
    if (!message) return
    this.conversations.remove(message.conversationId, message)
    this.replies.remove(message.parentId, message)
    this.muids.remove(message.muid, message)
  }

  /** Ids of the conversations that have a message. */
  conversationIds(): Iterable<string> {
    return this.conversations.keys()
  }

  inConversation(id: string): ReadonlySet<MessageRecord> {
    return this.conversations.get(id)
  }

  repliesTo(id: string): ReadonlySet<MessageRecord> {
    return this.replies.get(id)
  }

  hasMuid(muid: string): boolean {
    return this.muids.get(muid).size > 0
  }

  /** Sorts the messages by id, after messages with explicit ids were added. */
  sortById(): void {
    const sorted = [...this.values()].sort((a, b) => Number(a.id) - Number(b.id))
    for (const message of sorted) {
      this.delete(message.id)
      this.set(message.id, message)
    }
  }
}

/** When two users became related, by `uid other`. */
export class PairTable extends Map<string, number> {
  private readonly pairs = new Index<string>()

  override set(pair: string, since: number): this {
    for (const uid of pair.split(' ')) this.pairs.add(uid, pair)
    return super.set(pair, since)
  }

  override delete(pair: string): boolean {
    for (const uid of pair.split(' ')) this.pairs.remove(uid, pair)
    return super.delete(pair)
  }

  override clear(): void {
    for (const key of [...this.keys()]) this.delete(key)
  }

  /** The pairs of a user, oldest first. */
  of(uid: string): [first: string, second: string][] {
    return [...this.pairs.get(uid)].map((pair) => pair.split(' ') as [string, string])
  }
}

/** Auth tokens by value. */
export class TokenTable<Token extends { uid: string }> extends Map<string, Token> {
  private readonly users = new Index<Token>()

  override set(value: string, token: Token): this {
    this.users.remove(this.get(value)?.uid, this.get(value) as Token)
    this.users.add(token.uid, token)
    return super.set(value, token)
  }

  override delete(value: string): boolean {
    this.users.remove(this.get(value)?.uid, this.get(value) as Token)
    return super.delete(value)
  }

  override clear(): void {
    for (const key of [...this.keys()]) this.delete(key)
  }

  /** A user's tokens, oldest first. */
  of(uid: string): Token[] {
    return [...this.users.get(uid)]
  }
}
