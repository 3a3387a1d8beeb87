import type { PhoneEvent } from '../machine/phone-state.ts'
import { addressesIn, type CallerRules, numberOf } from './caller-of.ts'

/** A REFER, as the library hands it over: it was answered by 202, and the other side hears of 603 where it is rejected. */
interface Referral {
  request: object
  accept(): void
  reject(): void
}

/** The user part of an address as text; undefined where it is no such text. */
function userOf(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

/** Whether an address is a person's username. Digits alone may be a number outside, such as 911. */
const isColleague = (whom: string): boolean => /\p{L}/u.test(whom) && !whom.startsWith('+')

/** Whom to call instead, of the address of a redirect or a transfer: a number, or somebody of this domain. */
export function calleeOf(header: string, { domain, home }: Pick<CallerRules, 'domain' | 'home'>): string | undefined {
  const [address] = addressesIn(header)
  if (!address || address.user === '') return undefined
  return numberOf(address, home) ?? (address.host === domain.toLowerCase() ? address.user : undefined)
}

/** What the other side asks this phone to call: what comes of it is a call in the name and at the cost of who has the phone. */
export function createReferrals(emit: (event: PhoneEvent) => void) {
  const asked = new Map<string, Pick<Referral, 'accept' | 'reject'>>()
  return {
    /** Follows to a colleague, asks before a number is called, and follows to no other host: the password would be offered there. */
    follow({ domain }: Pick<CallerRules, 'domain'>, id: string, { request, accept, reject }: Referral): void {
      // The library's types leave it out.
      const { user = '', host = '' }: { user?: string; host?: string } =
        Object(Reflect.get(request, 'refer_to')).uri ?? {}
      const whom = userOf(user)
      if (!whom || host.toLowerCase() !== domain.toLowerCase()) reject()
      else if (isColleague(whom)) accept()
      else {
        // A second one takes the place of the first.
        asked.get(id)?.reject()
        asked.set(id, { accept, reject })
        emit({ kind: 'referral', id, whom })
      }
    },
    /** Answers what `follow` asked, once. */
    answer(id: string, accepts: boolean): void {
      const referral = asked.get(id)
      if (!referral) return
      asked.delete(id)
      emit({ kind: 'referral', id, whom: undefined })
      referral[accepts ? 'accept' : 'reject']()
    },
    forget: (id: string): boolean => asked.delete(id),
  }
}
