import type { components } from '@lineboard/contract'
import { isPhoneNumber } from '@lineboard/contract/phone-number'
import { isEmail } from '@lineboard/sdk/sign-up'
import { comma } from '../../lib/messages.ts'
import { personName } from '../../lib/person-name.ts'
import { toE164 } from '../../resource/form/to-e164.ts'
import { t } from './tickets.messages.ts'

type Person = Pick<components['schemas']['DashUser'], 'username' | 'email' | 'phone' | 'firstName' | 'lastName'>

/** How a message is sent. */
export type Channel = components['schemas']['TicketNotification']['channel']

export type Addresses = { to: readonly string[]; problem?: never } | { to?: never; problem: string }

/** Where a message goes that somebody types the address of, or what is wrong with it. */
export function typedAddress(channel: Channel, typed: string): Addresses {
  const to = typed.trim()
  if (to === '') return { problem: t('toMissing') }
  if (channel === 'email') return isEmail(to) ? { to: [to] } : { problem: t('noEmail') }
  if (channel === 'app') return { to: [to] }
  const number = toE164(to)
  return isPhoneNumber(number) ? { to: [number] } : { problem: t('noPhone') }
}

const addressOf = (channel: Channel, { email, username, phone }: Person) =>
  ({ email, app: username, sms: phone })[channel] || undefined

/** Where a message to people goes, or who of them can't be reached in this way. */
export function addressesOf(channel: Channel, people: readonly Person[]): Addresses {
  const unreachable = people.filter((person) => addressOf(channel, person) === undefined).map(personName)
  if (unreachable.length > 0) return { problem: t('unreachable', { names: unreachable.join(comma) }) }
  return { to: people.flatMap((person) => addressOf(channel, person) ?? []) }
}
