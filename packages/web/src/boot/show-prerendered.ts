import { withBase } from '../browser/address.ts'
import { controlName } from '../browser/control-name.ts'
import { chooseLanguage, PRERENDERED } from '../browser/page.ts'
import { readStored } from '../browser/storage.ts'

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
export function showPrerendered(language: string, styles: readonly string[]): void {
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
