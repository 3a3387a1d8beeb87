import { loadRows, sampleRows, startLoopback } from '@lineboard/loopback-server'
import { createMockServer } from '@lineboard/mock-server'
import { createLineboard } from '@lineboard/sdk'
import { beforeAll, describe, expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { customers } from '../../features/customers/customers.resource.ts'
import type { Resource } from '../define-resource.ts'
import { knownForm } from './known-form.ts'

const { form = raise(), entity }: Resource = customers

function raise(): never {
  throw new Error('Customers have no form.')
}

const signedIn = async (baseUrl: string) => {
  const body = { username: 'super', password: 'Lineboard1!' }
  return (await createLineboard({ baseUrl }).DashUser.authenticate({ body })).id
}

let rows: Awaited<ReturnType<typeof sampleRows>>
beforeAll(async () => {
  const mock = await createMockServer({ size: { callLogs: 20 } })
  rows = await sampleRows(mock, await signedIn(mock.apiUrl))
  await mock.close()
})

// A row in memory has no key of an empty column: one that no row has a value of may be there.
const connectors: [connector: 'memory' | 'sqlite3', lacked: string[]][] = [
  ['memory', []],
  ['sqlite3', ['phone', 'website']],
]

describe.each(connectors)('the form of customers over a core API on %s', (connector, lacked) => {
  /** Fields that the form leaves out over a core API. */
  async function lackingOver(fields: 'contract' | 'stated', loaded: typeof rows) {
    const loopback = await startLoopback(connector, { fields })
    await loadRows(loopback, loaded)
    const token = await signedIn(loopback.apiUrl)
    initClient({ baseUrl: loopback.apiUrl, tokens: { token: () => token } })
    const { lacking = [] } = (await knownForm(form, entity).load()).form
    await loopback.close()
    return [...lacking].toSorted()
  }

  it('leaves out the fields that its rows are known to lack', async () => {
    expect(await lackingOver('stated', rows)).toEqual(expect.arrayContaining(lacked))
  })
  it('has all fields that its rows have', async () => {
    const lacking = await lackingOver('contract', rows)
    expect(lacking).not.toContain('phone')
    expect(lacking).not.toContain('website')
  })
})

it('a core API with the whole contract is asked nothing before a form opens', () => {
  initClient({
    baseUrl: 'http://core.example/api/v1',
    wholeContract: true,
    fetch: () => Promise.reject(new Error('A question was asked.')),
  })
  expect(knownForm(form, entity)).toBe(form)
})
