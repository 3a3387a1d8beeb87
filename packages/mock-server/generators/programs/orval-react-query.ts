import { MutationObserver, QueryClient } from '@tanstack/react-query'
import axios, { isAxiosError } from 'axios'
import { type Client, tokenOf } from './client.ts'
import * as api from './generated/orval-react-query.ts'

axios.defaults.baseURL = process.env.LINEBOARD_API
const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })

export const client: Client = {
  async signIn(username, password) {
    const id = tokenOf((await api.dashUserAuthenticate({ username, password })).data)
    axios.defaults.headers.common['X-Access-Token'] = id
    return id
  },
  list: async (filter) => (await queries.fetchQuery(api.getCallLogFindQueryOptions({ filter }))).data,
  count: async (where) => (await queries.fetchQuery(api.getCallLogCountQueryOptions({ where }))).data.count,
  async block(number) {
    const mutation = new MutationObserver(queries, api.getBlacklistNumberCreateMutationOptions())
    return (await mutation.mutate({ data: { number } })).data
  },
  statusOf: (id) =>
    queries.fetchQuery(api.getCustomerFindByIdQueryOptions(id)).then(
      ({ status }) => status,
      (problem) => (isAxiosError(problem) && problem.response?.status) || 0,
    ),
  upload: async (file) => (await api.receivingNumberBulkUpload({ file })).data,
  download: async () => (await queries.fetchQuery(api.getReceivingNumberBulkDownloadQueryOptions())).data,
}

// @ts-expect-error a filter is a text
export const forgotten = () => api.callLogFind({ filter: { limit: 1 } })
