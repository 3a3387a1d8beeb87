import { withBase, withoutBase } from '../browser/address.ts'
import { chooseLanguage, controlName, initialLanguage, PRERENDERED, showLanguage } from '../browser/page.ts'
import { applyLook, initialColorScheme, rememberedLook } from '../browser/page-look.ts'
import { download, nameRest } from '../browser/rest.ts'
import { readStored } from '../browser/storage.ts'
import { prefetchStart } from './prefetch-start.ts'
import { filesFor, inLanguage, leadsToSignIn, type RouteFiles } from './route-files.ts'

/** Puts in what this browser knows, and takes the focus to what is typed first, as the app does. */
function fillIn(form: HTMLFormElement): void {
  const name = readStored('username') ?? ''
  const [username, password] = form.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])')
  const remember = form.querySelector<HTMLInputElement>('[type=checkbox]')
  if (username) username.defaultValue = name
  if (remember) remember.defaultChecked = name !== ''
  const first = name === '' ? username : password
  first?.focus()
}

/** Notes what the app's form is to go on with. A language is chosen at once: the page is loaded anew in it. */
function listen(holder: HTMLElement): void {
  const note = (name: 'focused' | 'pressed', control: Element) => {
    holder.dataset[name] = controlName(control)
  }
  holder.addEventListener('focusin', ({ target }) => target instanceof Element && note('focused', target))
  holder.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest('button')
    if (!button) return
    event.preventDefault()
    note('pressed', button)
    // As the app's own while it waits.
    if (button.type === 'submit') button.disabled = true
  })
  holder.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) chooseLanguage(target.value)
  })
}

/** A style sheet of the page, once it holds. */
const applied = (href: string) =>
  new Promise<void>((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.crossOrigin = ''
    link.href = href
    link.onload = () => resolve()
    document.head.append(link)
  })

/**
 * Shows the sign-in, which the build has written into the page in each language, before the app's own script is there. The app takes it
 * over with what was typed meanwhile (`features/login/login-page.tsx`).
 */
function showPrerendered(language: string, styles: readonly string[]): void {
  const ready = Promise.all(styles.map(applied))
  addEventListener('DOMContentLoaded', async () => {
    await ready
    const root = document.getElementById('root')
    const template = document.querySelector<HTMLTemplateElement>(`template[lang="${language}"]`)
    // Without a script to come, a form that nothing answers is worse than none.
    const isComing = document.documentElement.dataset.entry !== undefined
    if (!template || !root || root.hasChildNodes() || !isComing) return
    const holder = document.createElement('div')
    holder.id = PRERENDERED
    holder.append(template.content.cloneNode(true))
    for (const link of holder.querySelectorAll('a')) link.href = withBase(link.getAttribute('href') ?? '')
    root.before(holder)
    const form = holder.querySelector('form')
    if (!form) return
    listen(holder)
    fillIn(form)
  })
}

declare const ROUTE_FILES: RouteFiles

// Written here once: the build puts the whole of it in the place of its name.
const built = ROUTE_FILES

// This runs before the page paints and before the app's own script is there, so it is small and imports next to nothing.
document.documentElement.dataset.theme = initialColorScheme()
applyLook(rememberedLook())

const language = initialLanguage(built.languages)
showLanguage(language)

/** Address of a file in the language of the page. */
const addressOf = (file: string): string => withBase(`/${inLanguage(file, language, built)}`)

const [entry] = built.start
if (entry) document.documentElement.dataset.entry = addressOf(entry)

const isSignedIn = readStored('token') !== undefined
prefetchStart()
const pathname = withoutBase(location.pathname)
const routeFiles = filesFor(pathname, isSignedIn, built)
// The little that is drawn with first: scripts, which are a hundred times as large, would hold it up.
const isStyle = (file: string) => file.endsWith('.css')
const files = new Set([...routeFiles.filter(isStyle), ...built.start, ...routeFiles])
for (const file of files) download(addressOf(file))
const { grid } = built
if (files.has(grid.after)) nameRest(grid.files.filter((file) => !files.has(file)).map(addressOf))

if (leadsToSignIn(pathname, isSignedIn, built)) showPrerendered(language, routeFiles.filter(isStyle).map(addressOf))
