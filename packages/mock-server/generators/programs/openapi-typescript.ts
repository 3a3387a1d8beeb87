import createClient from 'openapi-fetch'
import { type Client, tokenOf } from './client.ts'
import type { paths } from './generated/openapi-typescript.ts'

const api = createClient<paths>({ baseUrl: process.env.LINEBOARD_API ?? '' })
let token = ''
api.use({
  onRequest: ({ request }) => request.headers.set('X-Access-Token', token),
})

/** The answer of a call that succeeded: this client throws at no status. */
function succeeded<Data>({ data, error }: { data?: Data; error?: unknown }): Data {
  if (data === undefined) throw new Error(JSON.stringify(error))
  return data
}

export const client: Client = {
  async signIn(username, password) {
    token = tokenOf(succeeded(await api.POST('/DashUsers/authenticate', { body: { username, password } })))
    return token
  },
  list: async (filter) => succeeded(await api.GET('/CallLogs', { params: { query: { filter } } })),
  count: async (where) => succeeded(await api.GET('/CallLogs/count', { params: { query: { where } } })).count,
  block: async (number) => succeeded(await api.POST('/BlacklistNumbers', { body: { number } })),
  statusOf: async (id) => (await api.GET('/Customers/{id}', { params: { path: { id } } })).response.status,
  // Its types have a text for a file, and openapi-fetch sends JSON unless told otherwise.
  upload: async (file) =>
    succeeded(
      await api.POST('/ReceivingNumbers/bulk_upload', {
        body: { file: '' },
        bodySerializer() {
          const form = new FormData()
          form.append('file', file)
          return form
        },
      }),
    ),
  download: async () => succeeded(await api.GET('/ReceivingNumbers/bulk_download', { parseAs: 'text' })),
}

// @ts-expect-error a filter is a text
export const forgotten = () => api.GET('/CallLogs', { params: { query: { filter: { limit: 1 } } } })
