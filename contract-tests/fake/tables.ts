import type { AuthTokenRecord, MessageRecord } from './records.ts'

// Tables that are also asked by something else than the id. They search: a fake has few records.

/** Messages by id, in the order of their ids. */
export class MessageTable extends Map<string, MessageRecord> {
  /** Ids of the conversations that have a message. */
  conversationIds(): Iterable<string> {
    return new Set([...this.values()].map(({ conversationId }) => conversationId))
  }

  /** Ids of a user's conversations with other users. */
  userConversationIds(uid: string): string[] {
    return (
      [...new Set(this.withUser(uid).map(({ conversationId }) => conversationId))]
        // A reply to a user may be in a thread of a group.
        .filter((id) => this.inConversation(id)[0]?.receiverType === 'user')
    )
  }

  inConversation(id: string): MessageRecord[] {
    return this.filter(({ conversationId }) => conversationId === id)
  }

  /** Messages that a user sent to users or received from them. */
  withUser(uid: string): MessageRecord[] {
    return this.filter(({ receiverType, sender, receiver }) => receiverType === 'user' && (sender === uid || receiver === uid))
  }

  repliesTo(id: string): MessageRecord[] {
    return this.filter(({ parentId }) => parentId === id)
  }

  /** Ids of the messages that have replies. */
  threadIds(): Iterable<string> {
    return new Set([...this.values()].flatMap(({ parentId = [] }) => parentId))
  }

  private filter(keeps: (message: MessageRecord) => boolean): MessageRecord[] {
    const found: MessageRecord[] = []
    for (const message of this.values()) if (keeps(message)) found.push(message)
    return found
  }
}

/** When a user became related to another, by `uid other`. */
export class PairTable extends Map<string, number> {
  /** The users to whom a user is related, oldest first. */
  of(uid: string): string[] {
    return [...this.keys()].flatMap((pair) => (pair.startsWith(`${uid} `) ? [pair.slice(uid.length + 1)] : []))
  }

  /** Removes a user from all pairs. */
  deleteUser(uid: string): void {
    for (const pair of [...this.keys()]) if (pair.split(' ').includes(uid)) this.delete(pair)
  }
}

/** Auth tokens by value. */
export class TokenTable extends Map<string, AuthTokenRecord> {
  /** A user's tokens, oldest first. */
  of(uid: string): AuthTokenRecord[] {
    return [...this.values()].filter((token) => token.uid === uid)
  }
}
