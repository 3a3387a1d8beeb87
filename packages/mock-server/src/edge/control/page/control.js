import { curlLine } from './curl.js'
import { bodyOf, button, byId, code, element, buttons as row } from './element.js'
import { createJournal } from './journal.js'
import { showOperations } from './operations.js'
import { ledgerFigures, ledgerNotes, testCallSentence } from './results.js'

const says = byId('says')
const sessionSelect = byId('session')
let session = new URLSearchParams(location.search).get('mockSession') ?? ''

function tell(text, isBad = false) {
  says.textContent = text
  says.className = isBad ? 'bad' : ''
}

async function call(method, path, body) {
  const headers = {
    ...(session && { 'x-mock-session': encodeURIComponent(session) }),
    ...(body && { 'content-type': 'application/json' }),
  }
  const response = await fetch(`/__mock/${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.error?.message ?? `Status ${response.status}`)
  return answer
}

async function act(text, method, path, body) {
  try {
    await call(method, path, body)
    await refresh()
    tell(text)
  } catch (problem) {
    tell(problem.message, true)
  }
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text)
    tell(`Copied ${text}`)
  } catch {
    tell(`This browser does not let the page copy. It is: ${text}`, true)
  }
}

const shown = new Map()

/** Draws a list anew only when it has changed, so that focus and scrolling stay. */
function draw(id, entries, toElement) {
  const text = JSON.stringify(entries)
  if (shown.get(id) === text) return
  shown.set(id, text)
  const place = byId(id)
  const { empty } = place.dataset
  const drawn = entries.length > 0 || !empty ? entries.map(toElement) : [element('li', { class: 'empty' }, empty)]
  place.replaceChildren(...drawn)
}

const figure = ([name, value, isBad]) =>
  element('div', {}, element('dt', {}, name), element('dd', isBad ? { class: 'bad' } : {}, String(value)))

const removable = (path) => (entry) => {
  const { id, operation, ...rest } = entry
  const remove = () => act('Taken out.', 'DELETE', `${path}/${encodeURIComponent(id ?? operation)}`)
  return element(
    'li',
    {},
    element('strong', {}, operation),
    ' ',
    code(rest),
    row(button('Remove', remove, `Remove ${operation}`)),
  )
}

function snapshotItem(name) {
  const restore = () => act(`Back at ${name}.`, 'POST', 'restore', { name })
  const remove = () => act('Forgotten.', 'DELETE', `snapshots/${encodeURIComponent(name)}`)
  return element(
    'li',
    {},
    name,
    row(button('Restore', restore, `Restore ${name}`), button('Forget', remove, `Forget ${name}`)),
  )
}

function sessionItem({ name, requests, violations, mails }) {
  const remove = () => {
    if (session === name) session = ''
    journal.forget()
    return act('Forgotten.', 'DELETE', `sessions/${encodeURIComponent(name)}`)
  }
  return element(
    'li',
    {},
    element('strong', {}, name),
    element('small', {}, ` ${requests} requests, ${mails} e-mails, ${violations} violations`),
    row(
      button('Show', () => choose(name), `Show ${name}`),
      button('Forget', remove, `Forget ${name}`),
    ),
  )
}

function mailItem(mail) {
  const { at, to, kind, subject, text, code: secret, link } = mail
  return element(
    'li',
    {},
    element('strong', {}, subject),
    element('p', {}, element('small', {}, `${at.slice(0, 19).replace('T', ' ')} · ${kind} · ${to}`)),
    element('p', {}, text),
    secret && element('p', {}, 'Code ', code(secret)),
    link && element('p', {}, element('a', { href: link }, link)),
    row(
      ...(secret ? [button('Copy code', () => copy(secret))] : []),
      ...(link ? [button('Copy link', () => copy(link))] : []),
    ),
  )
}

const violationItem = ({ at, operationId, status, message, path }) =>
  element(
    'li',
    {},
    element('strong', { class: 'bad' }, operationId),
    ` ${status} ${message} `,
    path && code(path),
    element('p', {}, element('small', {}, at)),
  )

function drawState({
  seed,
  size,
  now,
  isFrozen,
  rows,
  requests,
  violations,
  mails,
  callsPerMinute,
  storageProblem = '',
}) {
  const counts = Object.entries(rows)
  const total = counts.reduce((sum, [, count]) => sum + count, 0)
  byId('clock').textContent = `${now.slice(0, 19).replace('T', ' ')} UTC${isFrozen ? ', frozen' : ''}`
  byId('live-rate').textContent = callsPerMinute > 0 ? `${callsPerMinute} a minute` : 'None come in.'
  if (byId('storage').textContent !== storageProblem) byId('storage').textContent = storageProblem
  draw(
    'state',
    [
      ['World', session || 'main'],
      ['Seed', seed],
      ['Call logs asked for', size.callLogs],
      ['Rows', total],
      ['Requests', requests],
      ['Violations', violations, violations > 0],
      ['E-mails', mails],
    ],
    figure,
  )
  draw('rows', counts, figure)
}

function drawSessions(sessions) {
  draw('sessions', sessions, sessionItem)
  const names = ['', ...sessions.map(({ name }) => name)]
  draw('session', names, (name) => element('option', { value: name }, name || 'main'))
  sessionSelect.value = session
}

/** Puts an operation into a form, for the rest to be filled in there. */
function prepare(area, values) {
  const form = byId(area).querySelector('form')
  for (const [name, value] of Object.entries(values)) form.elements[name].value = value
  byId(area).scrollIntoView({ block: 'start' })
  form.elements[Object.keys(values).at(-1)].focus()
}

const journal = createJournal(call, {
  copyCurl: (one) => copy(curlLine(one, location.origin)),
  async again({ id }) {
    try {
      const sent = await call('POST', `journal/${id}/again`, {})
      await journal.refresh()
      if (sent.id) await journal.open(sent)
      tell(`Sent once more: ${sent.status || 'no answer'}.`)
    } catch (problem) {
      tell(problem.message, true)
    }
  },
  toFault: ({ operationId, status }) =>
    prepare('faults-area', { operation: operationId, kind: 'status', count: 1, status: status >= 400 ? status : 500 }),
})

async function refresh() {
  const [state, sessions, faults, latency, scenarios, outbox, violations, ledger] = await Promise.all(
    ['state', 'sessions', 'faults', 'latency', 'scenarios', 'outbox', 'violations', 'ledger'].map((path) =>
      call('GET', path),
    ),
  )
  drawState(state)
  drawSessions(sessions)
  draw('faults', faults, removable('faults'))
  draw('latency', latency, removable('latency'))
  draw('scenarios', scenarios, removable('scenarios'))
  draw('snapshots', state.snapshots, snapshotItem)
  draw('ledger', ledgerFigures(ledger), figure)
  draw('ledger-notes', ledgerNotes(ledger), (text) => element('li', {}, text))
  draw('outbox', outbox.toReversed(), mailItem)
  draw('violations', violations.toReversed(), violationItem)
  await journal.refresh()
}

async function refreshSafely() {
  try {
    await refresh()
    if (says.className === 'bad' && says.dataset.after !== undefined) tell(says.dataset.after)
    delete says.dataset.after
  } catch (problem) {
    // What the server refuses, such as an operation that is typed by halves, it has answered.
    const isLost = problem instanceof TypeError
    says.dataset.after = isLost ? 'The server is back.' : ''
    tell(isLost ? `The server does not answer: ${problem.message}` : problem.message, true)
  }
}

function choose(name) {
  session = name
  journal.forget()
  return refreshSafely()
}

for (const form of document.querySelectorAll('form[data-post]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    try {
      act(form.dataset.says, 'POST', form.dataset.post, bodyOf(form))
    } catch (problem) {
      tell(problem.message, true)
    }
  })
}
byId('test-call-form').addEventListener('submit', async (event) => {
  event.preventDefault()
  try {
    byId('test-call').textContent = testCallSentence(await call('POST', 'live/call', bodyOf(event.target)))
    await refresh()
    tell('The call was made.')
  } catch (problem) {
    tell(problem.message, true)
  }
})
for (const control of document.querySelectorAll('[data-send]')) {
  control.addEventListener('click', () =>
    act('Done.', 'POST', control.dataset.send, JSON.parse(control.dataset.body ?? '{}')),
  )
}
for (const control of document.querySelectorAll('[data-clear]')) {
  control.addEventListener('click', () => act(control.dataset.says ?? 'Cleared.', 'DELETE', control.dataset.clear))
}

function showShape() {
  for (const label of byId('latency-form').querySelectorAll('[data-for]')) {
    const isUsed = label.dataset.for.split(' ').includes(byId('shape').value)
    label.hidden = !isUsed
    label.querySelector('input').disabled = !isUsed
  }
}

byId('shape').addEventListener('change', showShape)
byId('journal-filter').addEventListener('input', refreshSafely)
// The fields are empty only after the event.
byId('journal-filter').addEventListener('reset', () => setTimeout(refreshSafely))
byId('journal-filter').addEventListener('submit', (event) => event.preventDefault())
sessionSelect.addEventListener('change', () => choose(sessionSelect.value))
showShape()
refreshSafely()
call('GET', 'operations/described').then((operations) =>
  showOperations(operations, {
    'Show its requests': (operation) => journal.filterBy(operation).then(() => byId('requests').scrollIntoView()),
    'Make it fail': (operation) => prepare('faults-area', { operation, kind: 'status' }),
    'Slow it down': (operation) => prepare('latency-area', { operation, kind: 'fixed' }),
    'Plan its answers': (operation) => prepare('scenarios-area', { operation }),
  }),
)
setInterval(() => {
  if (byId('refreshes').checked && !document.hidden) refreshSafely()
}, 2000)
