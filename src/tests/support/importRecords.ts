import type { ImportMessage } from '../../chat.ts'

/** Users `u0`, `u1` and so on. */
export const users = (count: number, from = 0) => Array.from({ length: count }, (_, index) => ({ uid: `u${from + index}`, name: 'U' }))

/** Public groups `g0`, `g1` and so on. */
export const groups = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ guid: `g${index}`, name: 'G', type: 'public' as const }))

/** Members of the group `g0`. */
export const members = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ memberId: `g0_member_u${index}`, guid: 'g0', uid: `u${index}` }))

/** Messages `m0`, `m1` and so on, from `u0` to `g0`. */
export const messages = (count: number): ImportMessage[] =>
  Array.from({ length: count }, (_, index) => ({
    muid: `m${index}`,
    sender: 'u0',
    receiver: 'g0',
    receiverType: 'group',
    sentAt: 1_772_355_600 + index,
    data: { text: 'Hi' },
  }))
