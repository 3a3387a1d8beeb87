import { createFilterEditor } from './filter-editor.js'
import { createLines } from './lines.js'
import { createSearch } from './search.js'

// The reference in the browser: the viewer, and a sign-in that hands its token to every call tried from the page.
const form = document.querySelector('#sign-in')
const session = document.querySelector('#session')
const signOut = document.querySelector('#sign-out')
const { username, password } = form.elements

const search = createSearch()

/** The document, once it is here. */
let known
function spec() {
  known ??= viewer.specSelectors.specJson().toJS()
  return known
}

/** The editor of a filter or of conditions, above their text; and the lines that make the call as it is set up, above what it answers. */
const own = () => ({
  fn: { opsFilter: (tagged, phrase) => search.filter(tagged, spec(), phrase) },
  wrapComponents: {
    parameterRow: (Row, { React }) => {
      const FilterEditor = createFilterEditor(React)
      return function ParameterRow(props) {
        const { rawParam, pathMethod, specSelectors, onChange } = props
        const schema = rawParam.getIn(['content', 'application/json', 'schema'])
        const isEdited = schema && ['filter', 'where'].includes(rawParam.get('name'))
        const row = React.createElement(Row, props)
        if (!isEdited) return row
        const text = specSelectors.parameterWithMetaByIdentity(pathMethod, rawParam)?.get('value') ?? ''
        const editor = React.createElement(FilterEditor, {
          name: rawParam.get('name'),
          schema: spec().paths[pathMethod[0]][pathMethod[1]].parameters.find(
            ({ name }) => name === rawParam.get('name'),
          ).content['application/json'].schema,
          schemas: spec().components.schemas,
          text,
          onChange: (next) => onChange(rawParam, next, false),
        })
        const cell = React.createElement('td', { colSpan: 2 }, editor)
        return React.createElement(React.Fragment, null, React.createElement('tr', null, cell), row)
      }
    },
    responses: (Responses, { React }) => {
      const Lines = createLines(React)
      return (props) =>
        React.createElement(
          React.Fragment,
          null,
          React.createElement(Lines, props),
          React.createElement(Responses, props),
        )
    },
  },
})

const viewer = window.SwaggerUIBundle({
  url: '/docs/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  plugins: [own],
  displayOperationId: true,
  displayRequestDuration: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  // Off the answer's way: colouring a list of 5,000 calls would stop the page.
  syntaxHighlight: false,
  tagsSorter: 'alpha',
  tryItOutEnabled: true,
  // No file leaves this server: the viewer would send the contract to a host of its makers to check it.
  validatorUrl: null,
})

function tell(text, state) {
  session.textContent = text
  session.dataset.state = state
}

function show(user) {
  signOut.hidden = !user
  if (user) tell(`Signed in as ${user}.`, 'signed-in')
  else tell('Signed out.', 'signed-out')
}

async function readRefusal(response) {
  const { error } = await response.json().catch(() => ({}))
  return error?.message ?? `Status ${response.status}`
}

form.addEventListener('submit', async (event) => {
  event.preventDefault()
  try {
    const response = await fetch('/api/v1/DashUsers/authenticate', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: username.value, password: password.value }),
    })
    if (!response.ok) throw new Error(await readRefusal(response))
    const { id } = await response.json()
    viewer.preauthorizeApiKey('accessToken', id)
    viewer.preauthorizeApiKey('bearer', id)
    show(username.value)
  } catch (problem) {
    tell(`Not signed in: ${problem.message}`, 'error')
  }
})

signOut.addEventListener('click', () => {
  viewer.authActions.logout(['accessToken', 'bearer'])
  show()
})

const { signIns } = await fetch('/docs/sign-ins.json').then((response) => response.json())
const names = signIns.map(({ name }) => Object.assign(document.createElement('option'), { value: name }))
document.querySelector('#sign-ins').append(...names)
if (signIns[0] && !username.value) {
  username.value = signIns[0].name
  password.value = signIns[0].password
}

const searching = document.querySelector('#search')
const found = document.querySelector('#found')

/** So many calls are shown at once: more take a moment to draw. */
const FEW = 60

/** Shows the calls that are found, with their groups opened where they are few. */
function showFound() {
  const phrase = searching.elements.phrase.value.trim()
  const hits = search.hits(spec(), phrase)
  viewer.layoutActions.updateFilter(phrase === '' ? true : phrase)
  const tags = [...hits].flatMap((hit) => {
    const [method, path] = hit.split(' ')
    return spec().paths[path][method].tags
  })
  for (const { name } of spec().tags) {
    const isOpen = phrase !== '' && hits.size <= FEW && tags.includes(name)
    viewer.layoutActions.show(['operations-tag', name], isOpen)
  }
  found.textContent = phrase === '' ? '' : hits.size === 1 ? '1 call' : `${hits.size} calls`
  const reference = document.querySelector('#reference')
  reference.toggleAttribute('data-searched', phrase !== '')
  reference.hidden = hits.size === 0
}

searching.addEventListener('input', showFound)
searching.addEventListener('submit', (event) => {
  event.preventDefault()
  document.querySelector('#reference .opblock-summary-control')?.focus()
})

const isDark = matchMedia('(prefers-color-scheme: dark)')
const setScheme = () => document.documentElement.classList.toggle('dark-mode', isDark.matches)
isDark.addEventListener('change', setScheme)
setScheme()
