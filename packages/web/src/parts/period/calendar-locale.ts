import type { Locale } from 'date-fns'
import { enUS } from 'date-fns/locale/en-US'
import type { Language } from '../../lib/languages.ts'
import { language } from '../../lib/messages.ts'

const locales: Readonly<Record<Language, () => Promise<Locale>>> = {
  // The calendar brings it in any case.
  en: async () => enUS,
  de: async () => (await import('date-fns/locale/de')).de,
  es: async () => (await import('date-fns/locale/es')).es,
  ar: async () => (await import('date-fns/locale/ar')).ar,
}

/** Names of months and days, as the calendar has them, in the language of the page. */
export const loadCalendarLocale = (): Promise<Locale> => locales[language]()
