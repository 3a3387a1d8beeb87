import { EdgeVM } from '@edge-runtime/vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundle } from '../bench/bundle.mjs'
import { type SignedIn, startSignedIn } from './signed-in-client.ts'

let { server }: SignedIn = {} as SignedIn
beforeAll(async () => {
  ;({ server } = await startSignedIn())
})
afterAll(() => server.close())

test('a client signs in, lists, exports and changes rows where there is nothing of Node', async () => {
  const code = await bundle(
    `
    import { createLineboard } from '../src/index.ts'
    import { exportCsv, readCsv } from '../src/csv/index.ts'
    import { updateMany } from '../src/bulk/index.ts'
    globalThis.work = async (baseUrl) => {
      if (['process', 'Buffer', 'require'].some((name) => name in globalThis)) {
        throw new Error('This is Node')
      }
      let token
      const api = createLineboard({ baseUrl, tokens: { token: () => token } })
      token = (await api.DashUser.authenticate({ body: { username: 'super', password: 'Lineboard1!' } })).id
      const { count } = await api.Whitelist.count()
      let rows = 0
      for await (const { cells } of readCsv(exportCsv(api.Whitelist, { columns: ['id', 'ip'] }).stream())) rows += cells.ip ? 1 : 0
      const report = await updateMany(api.Whitelist, { everything: true }, ({ ip }) => ({ ip, port: 5099 }))
      const failure = await api.Customer.findById({ id: 99999 }).catch((error) => error.name + error.status)
      return JSON.stringify({ count, rows, done: report.done, failure })
    }`,
    { isWhole: true },
  )
  const vm = new EdgeVM({ initialCode: code })
  const { count, ...seen } = JSON.parse(await vm.evaluate(`work(${JSON.stringify(server.apiUrl)})`))
  expect(count).toBeGreaterThan(0)
  expect(seen).toEqual({ rows: count, done: count, failure: 'NotFoundError404' })
})
