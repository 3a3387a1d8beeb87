// What walking many rows costs: requests, which must grow with the rows and no faster, and the memory kept meanwhile.
import { createMockServer } from '@lineboard/mock-server'
import { exportCsv } from '../src/csv/index.ts'
import { createLineboard, iterate } from '../src/index.ts'

const ROWS = 10_000
const server = await createMockServer({ size: { callLogs: ROWS } })
let token
let requests = 0
const api = createLineboard({
  baseUrl: server.apiUrl,
  tokens: { token: () => token },
  fetch: (request, init) => {
    requests++
    return fetch(request, init)
  },
})
token = (await api.DashUser.authenticate({ body: { username: 'super', password: 'Lineboard1!' } })).id

async function measure(name, rows) {
  requests = 0
  const from = performance.now()
  let done = 0
  for await (const _ of rows()) done++
  const seconds = (performance.now() - from) / 1000
  console.log(
    `sdk: ${name}: ${requests} requests for ${ROWS} rows, ${Math.round(ROWS / seconds)} rows/s, ${done} parts`,
  )
}

await measure('iterate', () => iterate(api.CallLog, { pageSize: 500 }))
await measure('exportCsv', () =>
  exportCsv(api.CallLog, {
    columns: ['id', 'startedAt', 'callerNumber', 'trackingNumber', 'talkSeconds', 'charge'].map((field) => ({
      field,
      header: field,
    })),
  }),
)
await server.close()
