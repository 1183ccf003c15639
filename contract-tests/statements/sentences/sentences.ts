// What the documents say about the effects of a call on later calls. Each sentence is played on a
// server (`playSentence.ts`), on records of its own; its last call is judged.

import { groups } from './groups.ts'
import { conversations, messages } from './messages.ts'
import { moderation } from './moderation.ts'
import type { Sentence } from './sentence.ts'
import { users } from './users.ts'

/** All sentences, by family. */
export const sentences: readonly Sentence[] = [...users, ...groups, ...messages, ...conversations, ...moderation]
