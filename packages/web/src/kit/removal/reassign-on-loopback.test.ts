import { dependentsOf } from '@lineboard/contract/dependents'
import { type LoopbackServer, loadRows, sampleRows, startLoopback } from '@lineboard/loopback-server'
import { createMockServer } from '@lineboard/mock-server'
import { createLineboard } from '@lineboard/sdk'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { callByName } from '../rows/calls-by-name.ts'
import { reassignCalls } from './reassign-references.ts'

// What is left of rows that are moved to another one on a real LoopBack 3 server, where a PUT replaces.

const signIn = async (baseUrl: string) => {
  const body = { username: 'super', password: 'Lineboard1!' }
  return (await createLineboard({ baseUrl }).DashUser.authenticate({ body })).id
}

let loopback: LoopbackServer
beforeAll(async () => {
  const mock = await createMockServer({ size: { callLogs: 5 } })
  const rows = await sampleRows(mock, await signIn(mock.apiUrl))
  await mock.close()
  loopback = await startLoopback('memory')
  await loadRows(loopback, rows)
  const token = await signIn(loopback.apiUrl)
  initClient({ baseUrl: loopback.apiUrl, tokens: { token: () => token } })
})
afterAll(() => loopback.close())

const plain = (value: unknown) => JSON.parse(JSON.stringify(value))

type Row = Record<string, unknown>

/** Rows of a model by what they hold now; of a gateway, one of each kind that names it in a value is made first. */
async function named(model: string): Promise<Row[]> {
  const rows: Row[] = plain(await loopback.rows(model))
  const value = { RoutingAction: { targets: [{ kind: 'sip_gateway', target: '1', label: 'Main' }] } }[model]
  const key = { IvrAction: { kind: 'dial_gateway', target: '1' } }[model]
  await loopback.load(model, [{ ...rows[0], ...value, ...key }, ...rows.slice(1)])
  return plain(await loopback.rows(model))
}

it.each([
  ['TrackingSource', 'OpNumber', 'tracking_sourceId'],
  ['ReceivingNumber', 'OpNumber', 'receiving_numberId'],
  ['SipGateway', 'OpNumber', 'sip_gatewayId'],
  ['RoutingAction', 'OpNumber', 'routing_actionId'],
  ['SipGateway', 'RoutingAction', 'targets'],
  ['SipGateway', 'IvrAction', 'target'],
])(
  '%s: each %s that named it names another one by its %s, and nothing else of it changes',
  async (entity, model, field) => {
    const before = await named(model)
    const old = Number(before.map((row) => (field.endsWith('Id') ? row[field] : 1)).find((id) => id))
    const to = Number((await loopback.rows(entity)).find(({ id }) => id !== old)?.id)
    const dependents = dependentsOf(entity).filter((each) => each.model === model)
    const calls = await reassignCalls(dependents, entity, [old], to)
    expect(calls).not.toEqual([])
    for (const call of calls) await callByName(...call)
    expect(await reassignCalls(dependents, entity, [old], to)).toEqual([])
    const after: Row[] = plain(await loopback.rows(model))
    expect(after.map((row, at) => ({ ...row, [field]: before[at]?.[field] }))).toEqual(before)
  },
)
