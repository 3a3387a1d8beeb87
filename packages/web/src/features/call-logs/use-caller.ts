import type { components } from '@lineboard/contract'
import { useEffect } from 'react'
import { subscribeLive } from '../../data/live.ts'
import { refresh, useCall } from '../../data/use-call.ts'
import { isUnoffered } from '../../lib/errors/error-text.ts'
import { isServed } from '../../state/served-calls.ts'

type Schemas = components['schemas']

/** Calls that figures are made of at the most; there are no figures of one number on the wire. */
export const mostCalls = 1000

/** Calls that are listed. */
const listed = 10

/** What was answered about a number; undefined until it has come. */
export interface CallerAnswers {
  number: string
  /** The only customer whose rows are shown; undefined for all that this person sees. */
  customerId: number | undefined
  /** The latest calls, briefly: at most `mostCalls`. */
  calls: readonly Schemas['LightCallLog'][] | undefined
  /** The latest few, with the names in them. */
  latest: readonly Schemas['CallLog'][] | undefined
  contacts: readonly Schemas['PhoneBook'][] | undefined
  entries: readonly Schemas['BlacklistNumber'][] | undefined
  /** Nothing is known of the number. */
  isNobody: boolean
  /** The core API has no contacts that can be asked for by their number. */
  isContactUnoffered: boolean
  error: Error | undefined
  retry: () => void
}

const models = ['CallLog', 'LightCallLog', 'PhoneBook', 'BlacklistNumber'] as const

/** Asks again for all that is shown of a caller. */
export const refreshCaller = (): Promise<unknown> => refresh(...models)

/** Asks what is known of a number, and again when it calls. Who withholds a number is nobody. */
export function useCaller(number: string, customerId: number | undefined): CallerAnswers {
  const isAsked = number !== '' && number !== 'anonymous'
  const own = customerId === undefined ? {} : { customerId }
  const where = { callerNumber: number, ...own }
  const order = ['startedAt DESC', 'id DESC'] as const
  const silent = { silent: true }
  const brief = { filter: { where, order, limit: mostCalls } }
  // A core API may have calls in one list alone, or the number in one.
  const isBriefServed = isServed('LightCallLog.find')
  const light = useCall('LightCallLog.find', isAsked && isBriefServed ? brief : null, silent)
  const hasBrief = isBriefServed && !isUnoffered(light.error)
  const whole = useCall('CallLog.find', isAsked && !hasBrief ? brief : null, silent)
  const calls = hasBrief ? light : whole
  const latest = useCall('CallLog.find', isAsked ? { filter: { where, order, limit: listed } } : null, silent)
  const contacts = useCall('PhoneBook.find', isAsked ? { filter: { where: { number, ...own } } } : null, silent)
  const entries = useCall('BlacklistNumber.find', isAsked ? { filter: { where: { number } } } : null, silent)

  useEffect(
    () =>
      subscribeLive('call_log', (message) => {
        const isOfIt = 'data' in message && Reflect.get(Object(message.data), 'callerNumber') === number
        if (isOfIt) void refresh('CallLog', 'LightCallLog')
      }),
    [number],
  )

  const answers = [calls, contacts, entries]
  const isKnown = answers.every(({ data }) => data !== undefined)
  return {
    number,
    customerId,
    calls: calls.data,
    latest: latest.data,
    contacts: contacts.data,
    entries: entries.data,
    isNobody: !isAsked || (isKnown && answers.every(({ data }) => data?.length === 0)),
    isContactUnoffered: isUnoffered(contacts.error),
    // What the core API does not offer is left out, but for the calls.
    error: [calls.error, latest.error, ...[contacts.error, entries.error].filter((each) => !isUnoffered(each))].find(
      Boolean,
    ),
    retry: () => void refreshCaller(),
  }
}
