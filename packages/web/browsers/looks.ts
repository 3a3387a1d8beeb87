import type { PersonAt } from './page.ts'

/** What of the page is drawn by the browser instead of by the app, or is wider than the window: nothing should be. */
const strange = `(() => {
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.getClientRects().length > 0)
  const look = (each) => getComputedStyle(each)
  const root = document.documentElement
  return [
    ...seen('select').filter((each) => look(each).appearance !== 'none').map((each) => 'a select of the browser: ' + each.outerHTML.slice(0, 100)),
    ...seen('input[type=radio]:not([class*=Mui])').filter((each) => look(each).appearance !== 'none' || (!each.checked && look(each).backgroundColor !== look(each.closest('[data-theme]')).getPropertyValue('--probe'))).map((each) => 'a radio of the browser: ' + look(each).backgroundColor),
    ...(CSS.supports('scrollbar-color', 'red blue') && look(root).scrollbarColor === 'auto' ? ['scroll bars of the browser'] : []),
    ...(root.scrollWidth > innerWidth ? ['wider than the window by ' + (root.scrollWidth - innerWidth)] : []),
  ]
})()`

export const schemes = ['light', 'dark'] as const

/** Says what is strange about the page in a scheme. */
export async function strangeIn(person: PersonAt, scheme: (typeof schemes)[number]): Promise<unknown> {
  await person.look(`(() => {
    const root = document.documentElement
    root.dataset.theme = ${JSON.stringify(scheme)}
    const probe = document.createElement('i')
    probe.style.background = 'var(--lb-surface)'
    root.append(probe)
    root.style.setProperty('--probe', getComputedStyle(probe).backgroundColor)
    probe.remove()
  })()`)
  return person.look(strange)
}
