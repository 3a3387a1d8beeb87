import { contactKey, type Flow, headerOf, type SipRequest } from '../message/message.ts'
import { type Address, addressOf } from '../message/parse-message.ts'
import { writeAnswer } from '../message/write-message.ts'
import type { Person } from './phone-owner.ts'

const LONGEST_SECONDS = 3600
const USUAL_SECONDS = 600
/** Shorter ones would only make work: RFC 3261 (10.3) has them refused with the least there is. */
const SHORTEST_SECONDS = 30
/** Phones of one person. */
const MOST_CONTACTS = 10

/** A phone of somebody, and until when it is known. */
export interface Binding {
  uri: string
  key: string
  flow: Flow
  person: Person
  expiresMs: number
}

/** Who can be reached, and where. */
export interface Registrar {
  /** Does what a REGISTER asks for and answers it. Whose it is has been proven. */
  register(request: SipRequest, person: Person, flow: Flow): string
  /** The phones of a user that can be reached now. */
  contactsOf(userId: number): readonly Binding[]
  /** All users who have a phone that can be reached now. */
  present(): readonly Person[]
  /** Forgets all. */
  clear(): void
}

function secondsOf(contact: Address, request: SipRequest): number {
  const text = contact.param('expires') ?? headerOf(request, 'Expires') ?? ''
  const seconds = Number(text)
  return /^\d+$/.test(text) ? Math.min(seconds, LONGEST_SECONDS) : USUAL_SECONDS
}

/** A registrar (RFC 3261, 10.3) whose bindings end by this clock, and with the proof of their owner. */
export function createRegistrar(nowMs: () => number, isStill: (person: Person) => boolean): Registrar {
  const people = new Map<number, Binding[]>()

  function contactsOf(userId: number): readonly Binding[] {
    const left = (people.get(userId) ?? []).filter(
      ({ expiresMs, flow, person }) => expiresMs > nowMs() && flow.isOpen && isStill(person),
    )
    if (left.length > 0) people.set(userId, left)
    else people.delete(userId)
    return left
  }

  function answerWith(request: SipRequest, userId: number): string {
    const contacts = contactsOf(userId).map(
      ({ uri, expiresMs }) => `<${uri}>;expires=${Math.ceil((expiresMs - nowMs()) / 1000)}`,
    )
    return writeAnswer(request, 200, { tag: 'registrar', headers: contacts.length > 0 ? { Contact: contacts } : {} })
  }

  return {
    register(request, person, flow) {
      const { userId } = person
      const texts = request.headers.get('Contact') ?? []
      if (texts.some((text) => text.trim() === '*')) {
        if (headerOf(request, 'Expires') !== '0' || texts.length > 1) return writeAnswer(request, 400)
        people.delete(userId)
        return answerWith(request, userId)
      }
      const contacts = texts.map(addressOf)
      if (contacts.includes(undefined) || contacts.length > MOST_CONTACTS) return writeAnswer(request, 400)
      let bindings = [...contactsOf(userId)]
      for (const contact of contacts) {
        if (!contact) continue
        const seconds = secondsOf(contact, request)
        const key = contactKey(contact)
        if (seconds > 0 && seconds < SHORTEST_SECONDS)
          return writeAnswer(request, 423, { headers: { 'Min-Expires': String(SHORTEST_SECONDS) } })
        bindings = bindings.filter((known) => known.key !== key)
        if (seconds > 0) bindings.push({ uri: contact.uri, key, flow, person, expiresMs: nowMs() + seconds * 1000 })
      }
      people.set(userId, bindings.slice(-MOST_CONTACTS))
      return answerWith(request, userId)
    },
    contactsOf,
    present: () => [...people.keys()].flatMap((userId) => contactsOf(userId)[0]?.person ?? []),
    clear: () => people.clear(),
  }
}
