import { countryCode, countryOfLanguage, type PhoneHome } from '@lineboard/sdk'
import { useSyncExternalStore } from 'react'
import { loadOnce } from '../browser/lazy.ts'
import { browserLanguage } from '../browser/page.ts'
import { locale } from '../lib/messages.ts'
import { addPersonalState } from './personal-state.ts'
import { session } from './session.ts'

const known = new Map<string, string | undefined>()
let region: string | undefined

/** Where the language of the browser is spoken. Numbers are drawn by the hundred. */
const regionCountry = (): string => {
  region ??= countryOfLanguage(browserLanguage()) ?? 'us'
  return region
}

/** The country that a text of a row names, in the page's language or in English; undefined where it names none. */
export function countryIn(text: string): string | undefined {
  if (!known.has(text)) known.set(text, countryCode(text, [locale]))
  return known.get(text)
}

/**
 * Country of phone numbers that are written without one, where their row and its customer say nothing else: that of one's own customer, or where
 * one is at home. ISO 3166 alpha-2 in lower case.
 */
export function phoneHome(): string {
  const said = session.user?.Customer?.BusinessAddress?.country
  return (said && countryIn(said)) || regionCountry()
}

/** The numbering plans of the world, which read what people type; some 27 kB. */
export const phonePlans = loadOnce(() => import('@lineboard/sdk/phone'))

/** Who hears that it is known how numbers of the home are dialled. */
const listeners = new Set<() => void>()
let dialled: { country: string; home: PhoneHome } | undefined

async function bring(country: string): Promise<void> {
  const { phoneHome: homeOf } = await phonePlans.load()
  const home = homeOf(country)
  if (!home || dialled?.country === country) return
  dialled = { country, home }
  for (const listen of listeners) listen()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How numbers of the home are dialled, for filters: undefined for those of the United States, and until it is known. */
export function dialledHome(): PhoneHome | undefined {
  const country = phoneHome()
  if (country === 'us') return undefined
  // A filter finds numbers by their digits meanwhile.
  if (dialled?.country !== country) bring(country).catch(() => undefined)
  return dialled?.country === country ? dialled.home : undefined
}

/** `dialledHome` for a component, which is drawn anew once it is known. */
export const useDialledHome = (): PhoneHome | undefined => useSyncExternalStore(listen, dialledHome, dialledHome)

addPersonalState({
  forget() {
    known.clear()
    region = undefined
    dialled = undefined
  },
})
