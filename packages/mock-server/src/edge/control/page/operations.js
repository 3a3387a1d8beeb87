import { button, buttons, byId, element, goByArrows, keepOneStop } from './element.js'

const textOf = ({ id, method, path, summary }) => `${method} ${path} ${id} ${summary}`.toLowerCase()

/** Operations that have all words of a text. */
export function found(operations, text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return operations.filter((each) => words.every((word) => textOf(each).includes(word)))
}

/** The list of operations to choose from; `deeds` are what can be done with one. */
export function showOperations(operations, deeds) {
  const list = byId('operation-list')
  const form = byId('operation-search')

  function choose(one, pressed) {
    for (const each of list.querySelectorAll('[aria-current]')) each.removeAttribute('aria-current')
    pressed.setAttribute('aria-current', 'true')
    byId('operation-chosen').replaceChildren(
      element('h3', {}, one.id),
      element('p', {}, one.summary),
      buttons(...Object.entries(deeds).map(([name, act]) => button(name, () => act(one.id)))),
    )
  }

  const row = (one) =>
    element(
      'li',
      {},
      element(
        'button',
        { type: 'button', tabindex: '-1', click: ({ currentTarget }) => choose(one, currentTarget) },
        element('span', { class: 'method' }, one.method),
        ' ',
        element('span', { class: 'address' }, one.path),
        ' ',
        element('span', { class: 'name' }, one.id),
        ' ',
        element('span', { class: 'summary' }, one.summary),
      ),
    )

  function draw() {
    const matching = found(operations, form.elements.text.value)
    list.replaceChildren(...matching.map(row))
    keepOneStop(list)
    byId('operation-count').textContent =
      matching.length === operations.length
        ? `${matching.length} operations`
        : `${matching.length} of ${operations.length} operations`
  }

  form.addEventListener('input', draw)
  form.addEventListener('submit', (event) => event.preventDefault())
  goByArrows(list)
  draw()
  const models = [...new Set(operations.map(({ id }) => `${id.split('.')[0]}.*`))]
  byId('operations').append(
    ...['*', ...models].map((value) => element('option', { value })),
    ...operations.map(({ id, method, path }) => element('option', { value: id, label: `${method} ${path}` })),
  )
}
