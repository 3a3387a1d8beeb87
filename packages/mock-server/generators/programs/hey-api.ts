import { type Client, tokenOf } from './client.ts'
import { client as http } from './generated/hey-api/client.gen.ts'
import * as api from './generated/hey-api/index.ts'

http.setConfig({ baseUrl: process.env.LINEBOARD_API, throwOnError: true })

const throwOnError = true

export const client: Client = {
  async signIn(username, password) {
    const id = tokenOf((await api.dashUserAuthenticate({ body: { username, password }, throwOnError })).data)
    http.setConfig({ ...http.getConfig(), auth: ({ name }) => (name === 'X-Access-Token' ? id : undefined) })
    return id
  },
  list: async (filter) => (await api.callLogFind({ query: { filter }, throwOnError })).data,
  count: async (where) => (await api.callLogCount({ query: { where }, throwOnError })).data.count,
  block: async (number) => (await api.blacklistNumberCreate({ body: { number }, throwOnError })).data,
  statusOf: async (id) => (await api.customerFindById({ path: { id }, throwOnError: false })).response?.status ?? 0,
  upload: async (file) => (await api.receivingNumberBulkUpload({ body: { file }, throwOnError })).data,
  download: async () => (await api.receivingNumberBulkDownload({ throwOnError })).data,
}

// @ts-expect-error a filter is a text
export const forgotten = () => api.callLogFind({ query: { filter: { limit: 1 } } })
