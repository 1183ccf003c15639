import { ServiceError } from '../../../../../contract-tests/fake/call.ts'
import { fault, type StatefulFault } from '../fault.ts'
import { afterwards, messageIn, messageKeeps, unchanged, withData } from '../wraps.ts'
import { messageReads } from './messages.ts'

/** Faults of pinned and saved messages. */
export const pinFaults: readonly StatefulFault[] = [
  fault('pin-kept', 'unpin-message', 'the message stays pinned', messageKeeps('pinned'), ['pin-message', ...messageReads]),
  fault('repetition-renews', 'save-message', 'savedAt is renewed when a message is saved again', (next) => (call) => {
    call.store.saved.get(call.actor?.uid ?? '')?.delete(String(call.path.id))
    return next(call)
  }),
  fault('repetition-rejected', 'unpin-message', 'unpinning twice fails', (next) => (call) => {
    if (!messageIn(call)?.pinned) throw new ServiceError('ERR_BAD_REQUEST', 'The message is not pinned.')
    return next(call)
  }),
  fault(
    'pinned-by-another',
    'pin-message',
    'the app is named as the user who pinned',
    withData(() => ({ pinnedBy: 'app_system' })),
    ['unpin-message'],
  ),
  fault('not-unsaved', 'unsave-message', 'the message stays saved', unchanged('saved')),
  fault(
    'pinned-in-milliseconds',
    'pin-message',
    'pinnedAt is in milliseconds',
    withData(({ pinnedAt }) => ({ pinnedAt: Number(pinnedAt) * 1000 })),
  ),
  fault(
    'pinned-by-sender',
    'pin-message',
    'pinnedBy is the sender',
    withData(({ sender }) => ({ pinnedBy: sender })),
  ),
  fault(
    'unsaved-all',
    'unsave-message',
    'all saved messages are removed',
    afterwards(({ store, actor }) => {
      if (actor) store.saved.delete(actor.uid)
    }),
  ),
]
