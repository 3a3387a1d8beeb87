import { button, buttons, element } from './element.js'

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
export const readableAddress = (url) => decoded(url.replaceAll('+', ' '))

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
export const outcomeOf = ({ status, planned }) => `${status || 'no answer'}${planned ? ` (${planned})` : ''}`

const fact = (name, value) =>
  value !== undefined && element('div', {}, element('dt', {}, name), element('dd', {}, String(value)))

/** Who sent it, by name where the rows still know it. */
export const whoOf = ({ userId, username }) => username ?? (userId === undefined ? 'nobody' : `user ${userId}`)

/** One request with its answer, and what can be done with it. */
export function exchangeView(one, { copyCurl, again, toFault }) {
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
