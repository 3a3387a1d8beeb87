import { setConfig } from '@kubb/plugin-client/clients/axios'
import { type Client, tokenOf } from './client.ts'
import * as api from './generated/kubb/client.ts'

const baseURL = process.env.LINEBOARD_API ?? ''
setConfig({ baseURL })

export const client: Client = {
  async signIn(username, password) {
    const id = tokenOf(await api.dashUserAuthenticate({ username, password }))
    setConfig({ baseURL, headers: { 'X-Access-Token': id } })
    return id
  },
  list: (filter) => api.callLogFind({ filter }),
  count: async (where) => (await api.callLogCount({ where })).count,
  block: (number) => api.blacklistNumberCreate({ number }),
  statusOf: (id) =>
    api.customerFindById(id).then(
      () => 200,
      (problem) => problem.response.status,
    ),
  upload: (file) => api.receivingNumberBulkUpload({ file }),
  download: () => api.receivingNumberBulkDownload(),
}

// @ts-expect-error a filter is a text
export const forgotten = () => api.callLogFind({ filter: { limit: 1 } })
