import { contactKey, type Flow, type SipMessage } from '../message/message.ts'
import { addressOf } from '../message/parse-message.ts'
import type { CallRecord } from './call-record.ts'

/** One side of a call: a user by id, or the network. */
export type Party = number
export const NETWORK: Party = 0

/** Contacts that one call may name: more than all phones of both sides. */
const MOST_CONTACTS = 32

interface Location {
  flow: Flow
  party: Party
}

/** A call between its INVITE and its end. */
export interface Dialog {
  readonly callId: string
  readonly caller: Party
  /** Both sides; before the answer, everybody whose phone rings. */
  readonly parties: ReadonlySet<Party>
  /** Takes the contacts that a message names as those of a party. Contacts of another party stay theirs. */
  learn(message: SipMessage, flow: Flow, party: Party): void
  /** The connection of a contact. */
  find(contact: { user: string; host: string }): Flow | undefined
  /** The call was answered: only the caller and this party belong to it from now on. */
  answered(message: SipMessage, by: Party): void
  /** Whether a message is of the side that has answered: two may do so at the same moment. */
  isOf(message: SipMessage): boolean
  /** Whether a party has no open connection any more. */
  isLost(): boolean
  readonly record: CallRecord | undefined
}

interface DialogNeeds {
  callId: string
  caller: Party
  called: readonly Party[]
  record: CallRecord | undefined
}

const tagsOf = ({ fromTag = '', toTag = '' }: SipMessage) => [fromTag, toTag].toSorted().join(' ')

/** A call that begins now. */
export function createDialog({ callId, caller, called, record }: DialogNeeds): Dialog {
  const locations = new Map<string, Location>()
  let parties: ReadonlySet<Party> = new Set([caller, ...called])
  let tags: string | undefined

  function forgetClosed(): void {
    for (const [key, { flow }] of locations) if (!flow.isOpen) locations.delete(key)
  }

  return {
    callId,
    caller,
    record,
    get parties() {
      return parties
    },
    learn(message, flow, party) {
      for (const text of message.headers.get('Contact')?.slice(0, 1) ?? []) {
        const contact = addressOf(text)
        if (!contact) continue
        const key = contactKey(contact)
        const known = locations.get(key)
        if (known && known.party !== party) continue
        if (!known && locations.size >= MOST_CONTACTS) forgetClosed()
        if (known || locations.size < MOST_CONTACTS) locations.set(key, { flow, party })
      }
    },
    find: (contact) => locations.get(contactKey(contact))?.flow,
    answered(message, by) {
      if (tags !== undefined) return
      tags = tagsOf(message)
      parties = new Set([caller, by])
    },
    isOf: (message) => tags === tagsOf(message),
    isLost: () =>
      [...parties].some((party) => ![...locations.values()].some((each) => each.party === party && each.flow.isOpen)),
  }
}
