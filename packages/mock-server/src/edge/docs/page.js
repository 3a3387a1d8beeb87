// The reference in the browser: the viewer, and a sign-in that hands its token to every call tried from the page.
const form = document.querySelector('#sign-in')
const session = document.querySelector('#session')
const signOut = document.querySelector('#sign-out')
const { username, password } = form.elements

/** The lines that make a call, above what it answers. */
const samples = () => ({
  wrapComponents: {
    responses:
      (Responses, { React }) =>
      (props) => {
        const lines = props.specSelectors.specJson().getIn(['paths', props.path, props.method, 'x-codeSamples'])
        const line = (one) =>
          React.createElement(
            'figure',
            { key: one.get('label') },
            React.createElement('figcaption', null, one.get('label')),
            React.createElement('pre', { tabIndex: 0, 'aria-label': one.get('label') }, one.get('source')),
          )
        return React.createElement(
          React.Fragment,
          null,
          lines && React.createElement('div', { className: 'samples' }, lines.map(line).toArray()),
          React.createElement(Responses, props),
        )
      },
  },
})

const viewer = window.SwaggerUIBundle({
  url: '/docs/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  plugins: [samples],
  displayOperationId: true,
  displayRequestDuration: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  filter: true,
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
