import { button, buttons, byId, element, goByArrows, keepOneStop } from './element.js'

/** JSON with its lines; any other text as it is. */
export function readable(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

function decoded(text) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** An address as people read it. */
const readableAddress = (url) => decoded(url.replaceAll('+', ' '))

const block = (title, text) =>
  element(
    'figure',
    {},
    element('figcaption', {}, title),
    element('pre', { tabindex: '0', 'aria-label': title }, readable(text)),
  )

const headerList = (title, headers) =>
  element(
    'details',
    {},
    element('summary', {}, title),
    element(
      'dl',
      { class: 'headers' },
      ...Object.entries(headers).flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)]),
    ),
  )

const queryBlocks = (url) =>
  [...new URLSearchParams(url.split('?').slice(1).join('?'))].map(([name, value]) => block(`Query: ${name}`, value))

const isBad = ({ status }) => status >= 400 || status === 0

/** What became of a request, in a word or two. */
const outcomeOf = ({ status, planned }) => `${status || 'no answer'}${planned ? ` (${planned})` : ''}`

const fact = (name, value) =>
  value !== undefined && element('div', {}, element('dt', {}, name), element('dd', {}, String(value)))

/** Who sent it, by name where the rows still know it. */
const whoOf = ({ userId, username }) => username ?? (userId === undefined ? 'nobody' : `user ${userId}`)

/** One request with its answer, and what can be done with it. */
function exchangeView(one, { copyCurl, again, toFault }) {
  const { method, url, at, operationId, durationMs, actedById, warnings = [], request, answer, body } = one
  const parts = request
    ? [
        ...queryBlocks(url),
        ...(request.body === undefined ? [] : [block('Sent', request.body)]),
        headerList('Headers sent', request.headers),
        ...(answer?.body === undefined ? [] : [block('Answered', answer.body)]),
        ...(answer ? [headerList('Headers answered', answer.headers)] : []),
      ]
    : [...queryBlocks(url), ...(body === undefined ? [] : [block('Sent', body)])]
  const facts = [
    fact('Operation', operationId),
    fact('Who', whoOf(one)),
    fact('Acted by', actedById),
    fact('Duration', `${durationMs} ms`),
    fact('At', at.slice(0, 23).replace('T', ' ')),
  ]
  return [
    element(
      'h3',
      {},
      element('span', { class: `outcome ${isBad(one) ? 'bad' : 'good'}` }, outcomeOf(one)),
      ` ${method} ${readableAddress(url.split('?')[0])}`,
    ),
    buttons(
      button('Copy as curl', () => copyCurl(one)),
      ...(request ? [button('Again', () => again(one))] : []),
      ...(operationId ? [button('Make this a fault', () => toFault(one))] : []),
    ),
    element('dl', { class: 'figures small' }, ...facts.filter(Boolean)),
    ...warnings.map((warning) => element('p', { class: 'bad' }, warning)),
    ...parts,
    ...(request
      ? []
      : [
          element(
            'p',
            { class: 'hint' },
            'Headers and answer are kept of the last 200 requests that are not too large.',
          ),
        ]),
  ]
}

const MOST = 100

const cell = (name, text) => element('span', { class: name }, text)

function row(entry, open) {
  const { id, at, method, url, operationId = '', durationMs, status } = entry
  return element(
    'li',
    {},
    element(
      'button',
      { type: 'button', tabindex: '-1', 'data-id': id, click: () => open(entry) },
      cell(`outcome ${status >= 400 || status === 0 ? 'bad' : 'good'}`, outcomeOf(entry)),
      ' ',
      cell('method', method),
      ' ',
      cell('address', readableAddress(url)),
      ' ',
      cell('name', operationId),
      ' ',
      cell('who', whoOf(entry)),
      ' ',
      cell('took', `${durationMs} ms`),
      ' ',
      cell('at', at.slice(11, 19)),
    ),
  )
}

const nothingChosen = () => element('p', { class: 'empty' }, 'Choose a request to read what was sent and answered.')

function markChosen(list, chosen) {
  for (const each of list.querySelectorAll('button')) {
    if (each.dataset.id === String(chosen)) each.setAttribute('aria-current', 'true')
    else each.removeAttribute('aria-current')
  }
}

/** Suggests the people of these requests to the filter. */
function showPeople(entries) {
  const names = [...new Set(entries.flatMap(({ username }) => username ?? []))].sort()
  byId('people').replaceChildren(...names.map((value) => element('option', { value })))
}

function countOf(count) {
  if (count === 0) return 'None.'
  return `${count === MOST ? 'The last ' : ''}${count} ${count === 1 ? 'request' : 'requests'}`
}

/**
 * The list of requests, and the one that is read. New ones come above by themselves, unless somebody is reading: then they wait behind
 * a button, so that nothing moves.
 * @param call asks the control
 * @param deeds what can be done with a request
 */
export function createJournal(call, deeds) {
  const list = byId('journal')
  const newer = byId('newer')
  const form = byId('journal-filter')
  const place = byId('exchange')
  let shown = []
  let waiting = []
  let asked = ''
  let chosen

  async function open(entry) {
    chosen = entry.id
    mark()
    const whole = await call('GET', `journal/${entry.id}`).catch(() => entry)
    if (chosen !== entry.id) return
    place.replaceChildren(...exchangeView(whole, deeds))
    place.scrollTop = 0
    // On a phone it stands below the list.
    place.scrollIntoView({ block: 'nearest' })
  }

  const mark = () => markChosen(list, chosen)
  const rowOf = (entry) => row(entry, open)

  function drawAll(entries) {
    shown = entries
    waiting = []
    list.replaceChildren(...entries.map(rowOf))
    settle()
  }

  function settle() {
    keepOneStop(list)
    mark()
    showPeople([...shown, ...waiting])
    newer.hidden = waiting.length === 0
    newer.textContent = `${waiting.length} new ${waiting.length === 1 ? 'request' : 'requests'}`
    byId('journal-count').textContent = countOf(shown.length)
  }

  const isRead = () => list.scrollTop > 0 || list.matches(':hover') || list.contains(document.activeElement)

  function showWaiting() {
    const added = waiting
    waiting = []
    shown = [...added, ...shown].slice(0, MOST)
    list.prepend(...added.map(rowOf))
    while (list.children.length > MOST) list.lastElementChild.remove()
    settle()
  }

  async function refresh() {
    if (!form.checkValidity()) return
    const query = String(new URLSearchParams([...new FormData(form), ['last', String(MOST)]]))
    const entries = (await call('GET', `journal?${query}`)).toReversed()
    const isGone = shown.length > 0 && (entries[0]?.id ?? 0) < shown[0].id
    if (query !== asked || isGone || shown.length === 0) {
      asked = query
      drawAll(entries)
      return
    }
    waiting = entries.filter(({ id }) => id > shown[0].id)
    if (isRead() || waiting.length === 0) settle()
    else showWaiting()
  }

  newer.addEventListener('click', () => {
    showWaiting()
    list.scrollTop = 0
    list.querySelector('button')?.focus()
  })
  goByArrows(list)
  return {
    refresh,
    open,
    /** Forgets what is shown: another world is looked at. */
    forget() {
      asked = ''
      chosen = undefined
      place.replaceChildren(nothingChosen())
    },
    filterBy(operation) {
      form.reset()
      form.elements.operation.value = operation
      return refresh()
    },
  }
}
