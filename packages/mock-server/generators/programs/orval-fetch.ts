import { type Client, tokenOf } from './client.ts'
import * as api from './generated/orval-fetch.ts'

let token = ''
const init = (): RequestInit => ({ headers: { 'X-Access-Token': token } })

/** The answer of a call that succeeded: this client throws at no status. */
function succeeded<Answer extends { status: number; data: unknown }, Status extends number>(
  answer: Answer,
  status: Status,
) {
  if (answer.status !== status) throw new Error(`${answer.status} ${JSON.stringify(answer.data)}`)
  return answer as Extract<Answer, { status: Status }>
}

export const client: Client = {
  async signIn(username, password) {
    token = tokenOf(succeeded(await api.dashUserAuthenticate({ username, password }), 200).data)
    return token
  },
  list: async (filter) => succeeded(await api.callLogFind({ filter }, init()), 200).data,
  count: async (where) => succeeded(await api.callLogCount({ where }, init()), 200).data.count,
  block: async (number) => succeeded(await api.blacklistNumberCreate({ number }, init()), 200).data,
  statusOf: async (id) => (await api.customerFindById(id, init())).status,
  upload: async (file) => succeeded(await api.receivingNumberBulkUpload({ file }, init()), 200).data,
  download: async () => succeeded(await api.receivingNumberBulkDownload({}, init()), 200).data,
}

// @ts-expect-error a filter is a text
export const forgotten = () => api.callLogFind({ filter: { limit: 1 } })
