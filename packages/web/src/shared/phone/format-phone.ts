import { useSyncExternalStore } from 'react'
import { loadOnce } from '../../browser/lazy.ts'
import { phoneHome } from '../../state/own-phone-country.ts'
import { t } from './format-phone.messages.ts'

type PhoneFormat = (number: string | null | undefined) => string

/** What a server has in the place of a number that callers keep to themselves. */
export const WITHHELD = 'anonymous'

/** A number of the United States, whose plan has a single form; a test holds it to what the library writes. */
const AMERICAN = /^(?:\+?1)?([2-9]\d{2})(\d{3})(\d{4})$/

// The numbering plans of the world weigh 26 kB. Those of a zone, which is the first digit behind the +, come when its first number is met.
const plans = loadOnce(() => import('@lineboard/sdk/phone/zones'))
const formats = new Map<string, (number: string, country: string) => string>()
const coming = new Map<string, Promise<void>>()
const listeners = new Set<() => void>()

const firstDigit = (number: string) => number.charAt(1)

async function bring(number: string): Promise<void> {
  const { phoneZoneOf, phoneZones } = await plans.load()
  const zone = phoneZoneOf(number)
  formats.set(firstDigit(number), zone ? (await phoneZones[zone]()).formatPhone : (text) => text)
  current = createFormat()
  for (const listen of listeners) listen()
}

/** Brings the numbering plans that a number is of; from then on it is read in groups, and shown anew. Rejects as `import()` does. */
export function loadPhonePlans(number: string): Promise<void> {
  const digit = firstDigit(number)
  const known = coming.get(digit)
  if (known) return known
  const underWay = bring(number)
  coming.set(digit, underWay)
  // The next number tries again.
  underWay.catch(() => coming.delete(digit))
  return underWay
}

function formatForeign(number: string): string {
  const format = formats.get(firstDigit(number))
  if (format) return format(number, phoneHome())
  loadPhonePlans(number).catch(() => undefined)
  return number
}

/** The same function again, told apart by what it is shown with. */
const createFormat = (): PhoneFormat => (number) => {
  if (!number) return ''
  if (number === WITHHELD) return t('withheld')
  const [, area, exchange, line] = (phoneHome() === 'us' && AMERICAN.exec(number)) || []
  if (area) return `(${area}) ${exchange}-${line}`
  return number.startsWith('+') ? formatForeign(number) : number
}

let current = createFormat()

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
