import { closestLanguage, isLanguage, type Language, languageOf, languages } from '../lib/languages.ts'
import { withBase } from './address.ts'
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

/**
 * Has the browser ask before the page is closed or loaded anew, until the returned function is called. `mustAsk` is called when
 * somebody wants to leave.
 */
export function askBeforeLeaving(mustAsk = () => true): () => void {
  const handleUnload = (event: Event) => {
    if (mustAsk()) event.preventDefault()
  }
  addEventListener('beforeunload', handleUnload)
  return () => removeEventListener('beforeunload', handleUnload)
}

/** Loads the page anew in a language, and starts in it from now on. */
export function readIn(language: Language): void {
  writeStored(languageKey, language)
  location.reload()
}

/** The same for the language that a visitor chooses; what is none changes nothing. */
export function chooseLanguage(language: string): void {
  if (!isLanguage(language)) return
  // The browser asks first, as where a form is left.
  const stopAsking = askBeforeLeaving(() => {
    stopAsking()
    return isTyped()
  })
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

/** The language the browser is set to, as a BCP 47 tag; empty where it says none. */
export const browserLanguage = (): string => navigator.language || ''

/** Id of what the page shows of itself until the app is there; `focused` and `pressed` of its data say what the keyboard stands on, and what was pressed. */
export const PRERENDERED = 'prerendered'

/** It, while it is shown. */
export const prerendered = (): HTMLElement | null => document.getElementById(PRERENDERED)

/** Takes away what the page has shown of itself: the app is drawn. */
export const endPrerendered = (): void => prerendered()?.remove()

/** What the server has by now: version and commit of the build, and the script that its page begins with. */
interface InstalledVersion {
  version: string
  commit: string
  entry: string
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Asks which version of the app the server has by now; undefined where nobody can tell. It never rejects. */
export async function installedVersion(): Promise<InstalledVersion | undefined> {
  try {
    const answer = await fetch(withBase('/version.json'), { cache: 'no-store', credentials: 'same-origin' })
    if (!answer.ok) return undefined
    const { version, commit, entry } = Object(await answer.json())
    return { version: textOf(version), commit: textOf(commit), entry: textOf(entry) }
  } catch {
    // Offline, or a server without the file, which answers with the page.
    return undefined
  }
}

/** Version and commit of the build that this page is of; empty while it is developed. */
export function appVersion(): { version: string; commit: string } {
  const { version = '', commit = '' } = document.documentElement.dataset
  return { version, commit }
}

const nameOf = (path: string): string | undefined => path.split('/').at(-1)

/** The script that this page was loaded with; undefined where it has none, such as in development. */
const ownEntry = (): string | undefined => document.documentElement.dataset.entry

/** Whether another version of the app is installed than this page is of; false where nobody can tell. It never rejects. */
export async function isOutdated(): Promise<boolean> {
  const own = ownEntry()
  const entry = own && (await installedVersion())?.entry
  return own !== undefined && !!entry && nameOf(entry) !== nameOf(own)
}

/** What a field, a link or a button is known by, in what the page has shown as in what the app draws: the app may draw more. */
export const controlName = (control: Element): string =>
  ['name', 'href', 'aria-label'].map((name) => control.getAttribute(name) ?? '').join(' ') + control.textContent

/** The field, link or button of this name. */
export const controlIn = (place: ParentNode, name: string): HTMLElement | undefined =>
  [...place.querySelectorAll<HTMLElement>('a, button, input, select')].find((control) => controlName(control) === name)
