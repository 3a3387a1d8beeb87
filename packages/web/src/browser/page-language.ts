import { closestLanguage, isLanguage, type Language, languageOf, languages } from '../lib/languages.ts'
import { outlivesPage, readStored, writeStored } from './storage.ts'

const languageKey = 'language'

/** The language this browser was last told, else the one nearest to what the browser is set to, of those that `built` names. */
export function initialLanguage(built: readonly string[]): string {
  const wanted = [readStored(languageKey), closestLanguage(navigator.languages)]
  return wanted.find((each) => each !== undefined && built.includes(each)) ?? built[0] ?? 'en'
}

/** Says on the page which language it is in, and so which way it is read. */
export function showLanguage(language: string): void {
  const root = document.documentElement
  root.lang = language
  root.dir = languages[languageOf(language)].direction
}

const isTyped = (): boolean =>
  Array.from(document.querySelectorAll('input')).some(({ type, value, defaultValue }) =>
    /^(email|password|tel|text)$/.test(type) ? value !== defaultValue : false,
  )

/** Loads the page anew in a language, and starts in it from now on. */
export function readIn(language: Language): void {
  writeStored(languageKey, language)
  location.reload()
}

/** The same for the language that a visitor chooses; what is none changes nothing. */
export function chooseLanguage(language: string): void {
  if (!isLanguage(language)) return
  // The browser asks first, as where a form is left.
  if (isTyped()) addEventListener('beforeunload', (event) => event.preventDefault(), { once: true })
  readIn(language)
}

/**
 * Has the page follow the language that somebody has chosen elsewhere: it is loaded anew, but not over and over where the browser
 * keeps nothing, or has the page in no other language.
 */
export function followLanguage(chosen: Language): void {
  const isKnown = readStored(languageKey) === chosen
  const isShown = document.documentElement.lang === chosen
  writeStored(languageKey, chosen)
  if (!isKnown && !isShown && outlivesPage(languageKey)) location.reload()
}
