/** How long typing rests before the lines are asked for, in ms. */
const REST_MS = 150

const kinds = { sdk: 'TypeScript SDK', curl: 'curl', cli: 'lineboard', python: 'Python' }

const readers = {
  integer: Number,
  number: Number,
  boolean: (text) => text === true || text === 'true',
}

/** A value as the call takes it, of what was typed. */
function argumentOf(value, parameter) {
  if (parameter.has('content')) {
    try {
      return JSON.parse(value)
    } catch {
      return value
    }
  }
  const type = parameter.getIn(['schema', 'type'])
  return readers[type] ? readers[type](value) : value
}

/** Fields of a form: each an entry with a value, which is a file or a text. */
function formFields(fields) {
  const entries = fields.entrySeq().map(([name, field]) => [name, field?.get?.('value') ?? field])
  const given = [...entries].filter(([, value]) => value !== undefined && value !== '')
  return Object.fromEntries(given.map(([name, value]) => [name, value instanceof File ? value.name : value]))
}

function bodyOf(value) {
  if (value === undefined || value === null || value === '') return undefined
  if (typeof value !== 'string') return value.entrySeq ? formFields(value) : undefined
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** What the call is given on the page, by name. */
function argumentsOf({ specSelectors, oas3Selectors, path, method }) {
  const parameters = specSelectors.operationWithMeta(path, method).get('parameters')
  const given = (parameters ? [...parameters] : []).flatMap((each) => {
    const value = each.get('value')
    return value === undefined || value === '' ? [] : [[each.get('name'), argumentOf(value, each)]]
  })
  const body = bodyOf(oas3Selectors.requestBodyValue(path, method))
  return Object.fromEntries([...given, ...(body === undefined ? [] : [['body', body]])])
}

async function askLines(asked, signal) {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch('/docs/lines', { method: 'POST', headers, body: asked, signal })
  return response.ok ? await response.json() : undefined
}

/** The lines that make a call as it is set up: by the SDK, by curl, by the command, in Python. */
export function createLines({ createElement: h, useEffect, useState }) {
  return function Lines(props) {
    const { specSelectors, path, method } = props
    const call = specSelectors.specJson().getIn(['paths', path, method])
    const asked = JSON.stringify({ operation: call.get('operationId'), args: argumentsOf(props) })
    const [lines, setLines] = useState({})
    useEffect(() => {
      const ends = new AbortController()
      const timer = setTimeout(() => {
        askLines(asked, ends.signal).then(
          (made) => made && setLines(made),
          () => undefined,
        )
      }, REST_MS)
      return () => {
        clearTimeout(timer)
        ends.abort()
      }
    }, [asked])
    const figures = Object.entries(kinds).map(([kind, label]) =>
      h(
        'figure',
        { key: kind },
        h('figcaption', null, label),
        h('pre', { tabIndex: 0, 'aria-label': label, role: 'region' }, lines[kind]),
      ),
    )
    return h('div', { className: 'samples' }, figures)
  }
}
