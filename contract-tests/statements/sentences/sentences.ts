// The front door of this folder: sentences of the documents about the effects of a call on later
// calls. Each is played on a server (`playSentence.ts`), on records of its own; its last call is
// judged.

import { accessSentences } from './access.ts'
import { conversationSentences } from './conversations.ts'
import { groupSentences } from './groups.ts'
import { importSentences } from './imports.ts'
import { messageSentences } from './messages.ts'
import { moderation } from './moderation.ts'
import type { Sentence } from './sentence.ts'
import { userSentences } from './users.ts'

/** All sentences, by family. */
export const sentences: readonly Sentence[] = [
  ...userSentences,
  ...accessSentences,
  ...groupSentences,
  ...messageSentences,
  ...conversationSentences,
  ...moderation,
  ...importSentences,
]
