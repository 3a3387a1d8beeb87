import { type Client, tokenOf } from './client.ts'
import { Api } from './generated/swagger-typescript-api.ts'

const api = new Api<string>({
  baseUrl: process.env.LINEBOARD_API ?? '',
  securityWorker: (token) => (token ? { headers: { 'X-Access-Token': token } } : {}),
})

export const client: Client = {
  async signIn(username, password) {
    const id = tokenOf((await api.dashUsers.dashUserAuthenticate({ username, password })).data)
    api.setSecurityData(id)
    return id
  },
  list: async (filter) => (await api.callLogs.callLogFind({ filter })).data,
  count: async (where) => (await api.callLogs.callLogCount({ where })).data.count,
  block: async (number) => (await api.blacklistNumbers.blacklistNumberCreate({ number })).data,
  statusOf: (id) =>
    api.customers.customerFindById(id).then(
      ({ status }) => status,
      (problem) => problem.status,
    ),
  upload: async (file) => (await api.receivingNumbers.receivingNumberBulkUpload({ file })).data,
  // Of an answer that is no JSON it types the text, and reads what is asked for.
  download: async () => (await api.receivingNumbers.receivingNumberBulkDownload({}, { format: 'text' })).data,
}

// @ts-expect-error a filter is a text
export const forgotten = () => api.callLogs.callLogFind({ filter: { limit: 1 } })
