import { useSyncExternalStore } from 'react'
import { loadOnce } from '../../browser/load-once.ts'
import { homeCountry } from '../../lib/home-country.ts'
import { t } from './format-phone.messages.ts'

type PhoneFormat = (number: string | null | undefined) => string

// The numbering plans of the world weigh 29 kB. They come when the first number from abroad is met.
const plans = loadOnce(() => import('@lineboard/sdk/phone'))

/** What a server has in the place of a number that callers keep to themselves. */
const WITHHELD = 'anonymous'

/** A number of the home country, whose plan has a single form; a test holds it to what the library writes. */
const AT_HOME = /^\+?1?([2-9]\d{2})(\d{3})(\d{4})$/

const formatWith =
  (formatForeign: (number: string) => string): PhoneFormat =>
  (number) => {
    if (!number) return ''
    if (number === WITHHELD) return t('withheld')
    const [, area, exchange, line] = AT_HOME.exec(number) ?? []
    if (area) return `(${area}) ${exchange}-${line}`
    return number.startsWith('+') ? formatForeign(number) : number
  }

const listeners = new Set<() => void>()

const withoutPlans = formatWith((number) => {
  void loadPhonePlans().catch(() => undefined)
  return number
})

let current = withoutPlans

/** Brings the numbering plans of the world; from then on numbers from abroad are read in groups, and shown anew. */
export async function loadPhonePlans(): Promise<void> {
  const { formatPhone: formatForeign } = await plans.load()
  if (current !== withoutPlans) return
  current = formatWith((number) => formatForeign(number, homeCountry))
  for (const listen of listeners) listen()
}

function listenTo(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

/**
 * A phone number as people of the home country read it: `(212) 555-0142`, and `+44 20 7946 0123` from abroad, which is
 * `+442079460123` until the numbering plans have come. What is no number stays as it is.
 */
export const formatPhone: PhoneFormat = (number) => current(number)

const readCurrent = () => current

/** formatPhone() for what stays on the screen: it is drawn anew once numbers from abroad can be read in groups. */
export const usePhoneFormat = (): PhoneFormat => useSyncExternalStore(listenTo, readCurrent, readCurrent)

/** A name as people read it: where it is a phone number as the wire has it, in groups. */
export const readableName = (name: string): string => (name.startsWith('+') ? formatPhone(name) : name)
