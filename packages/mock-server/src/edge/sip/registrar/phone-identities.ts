import { countAttempt, forgetAttempts, refuseTooMany } from '../../../domain/users/attempts.ts'
import { LoopbackError } from '../../../ground/errors.ts'
import type { PhoneLimits } from '../../../ground/limits.ts'
import type { World } from '../../../world/world.ts'
import type { Flow, SipRequest } from '../message/message.ts'
import { writeAnswer } from '../message/write-message.ts'
import { challenge, proofOf } from './digest.ts'
import type { Person, PhoneOwners } from './phone-owner.ts'

/** Who is behind each connection. */
export interface Callers {
  /** Takes a new connection, of nobody yet. Beyond the limit the oldest such connection of its address is ended. */
  join(flow: Flow): void
  lose(flow: Flow): void
  /** The user who has proved to be behind a connection, for as long as the proof is true. */
  of(flow: Flow): Person | undefined
  /** The user whom a request proves to be from. Without a proof it is answered with a challenge. */
  prove(request: SipRequest, flow: Flow): Person | undefined
}

type Flows<K> = Map<K, Set<Flow>>

function add<K>(flows: Flows<K>, key: K, flow: Flow, most: number): void {
  const all = flows.get(key) ?? new Set()
  flows.set(key, all.add(flow))
  const [oldest] = all
  if (all.size > most) oldest?.end()
}

function remove<K>(flows: Flows<K>, key: K, flow: Flow): void {
  const all = flows.get(key)
  all?.delete(flow)
  if (all?.size === 0) flows.delete(key)
}

/** The connections of a world. Failed proofs count as failed sign-ins of the account and the address. */
export function createCallers(
  { store, clock }: World,
  people: PhoneOwners,
  { unprovenPerAddress, phonesPerUser }: PhoneLimits,
): Callers {
  const proven = new Map<Flow, Person>()
  const ofAddress: Flows<string> = new Map()
  const ofUser: Flows<number> = new Map()
  const attempts = { store, now: () => clock.now() }

  function of(flow: Flow): Person | undefined {
    const person = proven.get(flow)
    if (!person || people.isStill(person)) return person
    proven.delete(flow)
    remove(ofUser, person.userId, flow)
    add(ofAddress, flow.address, flow, unprovenPerAddress)
    return undefined
  }

  function take(flow: Flow, person: Person): void {
    remove(ofAddress, flow.address, flow)
    proven.set(flow, person)
    add(ofUser, person.userId, flow, phonesPerUser)
  }

  /** Seconds until the next attempt is taken; undefined for now. */
  function waitFor(account: string, address: string): number | undefined {
    try {
      refuseTooMany(attempts, { kind: 'sign-in', account, address })
      return undefined
    } catch (problem) {
      if (problem instanceof LoopbackError) return problem.retryAfterSeconds ?? 60
      throw problem
    }
  }

  return {
    of,
    join: (flow) => add(ofAddress, flow.address, flow, unprovenPerAddress),
    lose(flow) {
      const person = proven.get(flow)
      proven.delete(flow)
      remove(ofAddress, flow.address, flow)
      if (person) remove(ofUser, person.userId, flow)
    },
    prove(request, flow) {
      const isCall = request.method !== 'REGISTER'
      const nowMs = clock.now().getTime()
      const refuse = (status: number, headers: Readonly<Record<string, string>> = {}) =>
        flow.send(writeAnswer(request, status, { tag: 'proxy', headers }))
      const proof = proofOf(request, isCall ? 'Proxy-Authorization' : 'Authorization', {
        nowMs,
        secretOf: people.secretOf,
      })
      if (proof.kind === 'proven' || proof.kind === 'wrong') {
        const attempt = { kind: 'sign-in', account: proof.username.slice(0, 200), address: flow.address } as const
        const known = of(flow)
        const isKnown = proof.kind === 'proven' && known?.username === proof.username
        const seconds = isKnown ? undefined : waitFor(attempt.account, attempt.address)
        if (seconds !== undefined) {
          refuse(403, { 'Retry-After': String(seconds) })
          return undefined
        }
        if (proof.kind === 'wrong') countAttempt(attempts, attempt)
        else {
          const user = proof.username === request.fromUser ? people.named(proof.username) : undefined
          if (!user || (known && known.userId !== user.id)) {
            refuse(403)
            return undefined
          }
          forgetAttempts(attempts, attempt)
          const person = people.personOf(user)
          if (!known) take(flow, person)
          return person
        }
      }
      const name = isCall ? 'Proxy-Authenticate' : 'WWW-Authenticate'
      refuse(isCall ? 407 : 401, { [name]: challenge(nowMs, proof.kind === 'stale') })
      return undefined
    },
  }
}
