// What identifies an event. The service may deliver an event more than once, and no event carries
// an id of its own.
import { createHash } from 'node:crypto'

const at = (value, path) => path.split('.').reduce((node, name) => node?.[name], value)

/**
 * The fields that identify events according to the service's documentation, together with webhook
 * and trigger. Participants' names are added, as two may join or leave within the same second.
 */
const documented = new Map(
  Object.entries({
    message_sent: ['message.id'],
    call_initiated: ['call.id', 'call.sentAt'],
    call_started: ['sessionId', 'created_at'],
    call_participant_joined: ['sessionId', 'occupant.joined_at', 'occupant.name'],
    call_participant_left: ['sessionId', 'occupant.left_at', 'occupant.name'],
    call_ended: ['sessionId', 'destroyed_at'],
    call_busy: ['call.id', 'call.sentAt'],
    call_cancelled: ['call.id', 'call.sentAt'],
    call_rejected: ['call.id', 'call.sentAt'],
    call_unanswered: ['call.id', 'call.sentAt'],
    meeting_started: ['sessionId', 'created_at'],
    meeting_participant_joined: ['sessionId', 'occupant.joined_at', 'occupant.name'],
    meeting_participant_left: ['sessionId', 'occupant.left_at', 'occupant.name'],
    meeting_ended: ['sessionId', 'destroyed_at'],
    recording_generated: ['sessionId', 'startTime'],
  }),
)

/**
 * Returns a text that is the same for each delivery of an event.
 *
 * For triggers without documented fields, and for events that lack them, it is a hash of the whole
 * event. Two events that are equal in every field, such as two equal reactions within the same
 * second, then count as one.
 */
export function identityOf(event) {
  const { webhook = '', trigger, data } = event
  const fields = documented.get(trigger)?.map((path) => at(data, path))
  const known = fields?.every((value) => typeof value === 'string' || typeof value === 'number')
  const parts = known ? [webhook, trigger, ...fields] : [webhook, trigger, JSON.stringify(event)]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
