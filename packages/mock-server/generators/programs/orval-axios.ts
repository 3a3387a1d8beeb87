import axios from 'axios'
import { type Client, tokenOf } from './client.ts'
import { getLineboardCoreAPI } from './generated/orval-axios.ts'

const instance = axios.create({ baseURL: process.env.LINEBOARD_API })
const api = getLineboardCoreAPI(instance)

export const client: Client = {
  async signIn(username, password) {
    const id = tokenOf((await api.dashUserAuthenticate({ username, password })).data)
    instance.defaults.headers.common['X-Access-Token'] = id
    return id
  },
  list: async (filter) => (await api.callLogFind({ filter })).data,
  count: async (where) => (await api.callLogCount({ where })).data.count,
  block: async (number) => (await api.blacklistNumberCreate({ number })).data,
  statusOf: (id) =>
    api.customerFindById(id).then(
      ({ status }) => status,
      (problem) => problem.response.status,
    ),
  upload: async (file) => (await api.receivingNumberBulkUpload({ file })).data,
  download: async () => (await api.receivingNumberBulkDownload()).data,
}

// @ts-expect-error a filter is a text
export const forgotten = () => api.callLogFind({ filter: { limit: 1 } })
