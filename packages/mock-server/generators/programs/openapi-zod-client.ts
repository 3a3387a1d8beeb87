import axios, { isAxiosError } from 'axios'
import { type Client, tokenOf } from './client.ts'
import { createApiClient } from './generated/openapi-zod-client.ts'

const baseUrl = process.env.LINEBOARD_API ?? ''
const axiosInstance = axios.create()
const api = createApiClient(baseUrl, { axiosInstance })

export const client: Client = {
  async signIn(username, password) {
    const id = tokenOf(await api.DashUser_authenticate({ username, password }))
    axiosInstance.defaults.headers.common['X-Access-Token'] = id
    return id
  },
  list: (filter) => api.CallLog_find({ queries: { filter } }),
  count: async (where) => (await api.CallLog_count({ queries: { where } })).count,
  block: (number) => api.BlacklistNumber_create({ number }),
  statusOf: (id) =>
    api.Customer_findById({ params: { id } }).then(
      () => 200,
      (problem) => (isAxiosError(problem) && problem.response?.status) || 0,
    ),
  upload: (file) => api.ReceivingNumber_bulkUpload({ file }),
  // It takes an answer that is no JSON for none.
  download: async () => (await axiosInstance.get(`${baseUrl}/ReceivingNumbers/bulk_download`)).data,
}

// @ts-expect-error a filter is a text
export const forgotten = () => api.CallLog_find({ queries: { filter: { limit: 1 } } })
