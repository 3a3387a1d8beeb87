import { createApi, type FetchArgs, fetchBaseQuery } from '@reduxjs/toolkit/query'

let token = ''
export const setToken = (id: string) => {
  token = id
}

const query = fetchBaseQuery({
  baseUrl: process.env.LINEBOARD_API,
  prepareHeaders: (headers) => headers.set('X-Access-Token', token),
  // Files of rows are answered as text/csv.
  responseHandler: 'content-type',
})

/** The generator sends a file as a field of JSON: a form with it is sent here. */
function asForm(body: FetchArgs['body']) {
  if (!(body?.file instanceof Blob)) return body
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) form.append(name, value as string | Blob)
  return form
}

export const base = createApi({
  baseQuery: (args: FetchArgs, ...others) => query({ ...args, body: asForm(args.body) }, ...others),
  endpoints: () => ({}),
})
