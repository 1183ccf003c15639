import { dataImport } from '../../../contract-tests/fake/dataImport.ts'
import { groups } from '../../../contract-tests/fake/groups/groups.ts'
import { members } from '../../../contract-tests/fake/groups/members.ts'
import { conversations } from '../../../contract-tests/fake/messages/conversations.ts'
import { messages } from '../../../contract-tests/fake/messages/messages.ts'
import { pins, reactions, threads } from '../../../contract-tests/fake/messages/threads.ts'
import { flags, reasons } from '../../../contract-tests/fake/moderation/moderation.ts'
import { keywordLists, rules } from '../../../contract-tests/fake/moderation/rules.ts'
import { submitted } from '../../../contract-tests/fake/moderation/submitted.ts'
import { accessFaults } from './access.ts'
import { actorFaults } from './actors.ts'
import { exceptionFaults } from './exceptions.ts'
import type { StatefulFault } from './fault.ts'
import { listFaults } from './lists.ts'
import { moderationFaults } from './moderation.ts'
import { neighbourFaults } from './neighbours.ts'
import { oversightFaults } from './oversights.ts'
import { recordFaults } from './records.ts'
import { relationFaults } from './relations.ts'

/** The families of operations; all others concern users. */
const families = {
  groups: { ...groups, ...members },
  messages: { ...messages, ...threads, ...reactions, ...pins },
  conversations,
  flags: { ...flags, ...reasons },
  rules: { ...keywordLists, ...rules, ...submitted },
  dataImport,
}

const familyOf = (operation: string): string => Object.entries(families).find(([, handlers]) => operation in handlers)?.[0] ?? 'users'

/** Every fault that is put into the fake, one at a time: one of each kind for each family, as similar ones are noticed by the same checks. */
export function allFaults(): StatefulFault[] {
  const chosen = new Map<string, StatefulFault>()
  for (const fault of [
    ...recordFaults(),
    ...listFaults(),
    ...accessFaults(),
    ...relationFaults(),
    ...moderationFaults(),
    ...neighbourFaults(),
    ...actorFaults(),
    ...oversightFaults(),
    ...exceptionFaults(),
  ]) {
    const key = `${fault.kind} ${familyOf(fault.operation)}`
    if (!chosen.has(key)) chosen.set(key, fault)
  }
  return [...chosen.values()]
}
