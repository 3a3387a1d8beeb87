import { configureStore } from '@reduxjs/toolkit'
import { type Client, tokenOf } from './client.ts'
import { api } from './generated/rtk.ts'
import { setToken } from './rtk-base.ts'

const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (usual) => usual({ serializableCheck: false }).concat(api.middleware),
})
const { endpoints } = api

export const client: Client = {
  async signIn(username, password) {
    const body = { username, password }
    const id = tokenOf(await store.dispatch(endpoints.dashUserAuthenticate.initiate({ loginRequest: body })).unwrap())
    setToken(id)
    return id
  },
  list: (filter) => store.dispatch(endpoints.callLogFind.initiate({ filter })).unwrap(),
  count: async (where) => (await store.dispatch(endpoints.callLogCount.initiate({ where })).unwrap()).count,
  block: (number) =>
    store.dispatch(endpoints.blacklistNumberCreate.initiate({ blacklistNumberInput: { number } })).unwrap(),
  statusOf: (id) =>
    store
      .dispatch(endpoints.customerFindById.initiate({ id }))
      .unwrap()
      .then(
        () => 200,
        (problem) => problem.status,
      ),
  upload: (file) => store.dispatch(endpoints.receivingNumberBulkUpload.initiate({ csvUpload: { file } })).unwrap(),
  download: () => store.dispatch(endpoints.receivingNumberBulkDownload.initiate({})).unwrap(),
}

// @ts-expect-error a filter is a text
export const forgotten = () => endpoints.callLogFind.initiate({ filter: { limit: 1 } })
