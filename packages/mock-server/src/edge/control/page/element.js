export const byId = (id) => document.getElementById(id)

/** An element with attributes and children; functions among the attributes listen. */
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(key, value)
    else if (value !== undefined) made.setAttribute(key, value)
  }
  made.append(...children.filter((child) => child !== undefined))
  return made
}

export const button = (text, click, label) => element('button', { type: 'button', click, 'aria-label': label }, text)
export const buttons = (...children) => element('p', { class: 'buttons' }, ...children)
export const code = (value) => element('code', {}, typeof value === 'string' ? value : JSON.stringify(value))

const steps = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  End: Number.MAX_SAFE_INTEGER,
  Home: -Number.MAX_SAFE_INTEGER,
}

/** Of the buttons of a list one is a stop of Tab, the one that had the focus last; the arrow keys go from there. */
export function goByArrows(list) {
  const all = () => [...list.querySelectorAll('button')]
  list.addEventListener('keydown', (event) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const stops = all()
    const at = stops.indexOf(document.activeElement) + step
    stops[Math.min(Math.max(at, 0), stops.length - 1)]?.focus()
  })
  list.addEventListener('focusin', ({ target }) => {
    for (const each of all()) each.tabIndex = each === target ? 0 : -1
  })
}

/** After rows were drawn: the list can be reached by Tab. */
export function keepOneStop(list) {
  const all = [...list.querySelectorAll('button')]
  if (!all.some(({ tabIndex }) => tabIndex === 0) && all[0]) all[0].tabIndex = 0
}

const readers = {
  number: Number,
  minutes: (text) => Number(text) * 60_000,
  date: (text) => new Date(text).toISOString(),
  json: (text, name) => {
    try {
      return JSON.parse(text)
    } catch {
      throw new Error(`${name} is not JSON.`)
    }
  },
}

/** The body a form sends: what was left empty is left out. */
export function bodyOf(form) {
  const fields = [...form.elements].filter(({ name, value, disabled }) => name && value !== '' && !disabled)
  return Object.fromEntries(
    fields.map(({ name, value, dataset }) => [name, dataset.as ? readers[dataset.as](value, name) : value]),
  )
}
