import { byId, element, goByArrows, keepOneStop } from './element.js'
import { exchangeView, outcomeOf, readableAddress, whoOf } from './exchange.js'

const MOST = 100

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

  function mark() {
    for (const each of list.querySelectorAll('button')) {
      if (each.dataset.id === String(chosen)) each.setAttribute('aria-current', 'true')
      else each.removeAttribute('aria-current')
    }
  }

  const cell = (name, text) => element('span', { class: name }, text)

  function row(entry) {
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

  function drawAll(entries) {
    shown = entries
    waiting = []
    list.replaceChildren(...entries.map(row))
    settle()
  }

  function settle() {
    keepOneStop(list)
    mark()
    const names = [...new Set([...shown, ...waiting].flatMap(({ username }) => username ?? []))].sort()
    byId('people').replaceChildren(...names.map((value) => element('option', { value })))
    newer.hidden = waiting.length === 0
    newer.textContent = `${waiting.length} new ${waiting.length === 1 ? 'request' : 'requests'}`
    byId('journal-count').textContent =
      shown.length === 0
        ? 'None.'
        : `${shown.length === MOST ? 'The last ' : ''}${shown.length} ${shown.length === 1 ? 'request' : 'requests'}`
  }

  const isRead = () => list.scrollTop > 0 || list.matches(':hover') || list.contains(document.activeElement)

  function showWaiting() {
    const added = waiting
    waiting = []
    shown = [...added, ...shown].slice(0, MOST)
    list.prepend(...added.map(row))
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
      place.replaceChildren(element('p', { class: 'empty' }, 'Choose a request to read what was sent and answered.'))
    },
    filterBy(operation) {
      form.reset()
      form.elements.operation.value = operation
      return refresh()
    },
  }
}
