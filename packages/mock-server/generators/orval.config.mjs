const output = (client, options) => ({
  input: './openapi.text.json',
  output: { mode: 'single', target: `./programs/generated/orval-${client}.ts`, client, ...options },
})

export default {
  fetch: output('fetch', { baseUrl: { runtime: 'process.env.LINEBOARD_API' } }),
  axios: output('axios'),
  query: output('react-query', { httpClient: 'axios' }),
}
