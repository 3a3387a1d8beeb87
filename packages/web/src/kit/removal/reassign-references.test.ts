import { dependentsOf } from '@lineboard/contract/dependents'
import { idsAt } from '@lineboard/contract/references'
import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { createLineboard, type Lineboard, type LineboardOptions, merge } from '@lineboard/sdk'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { setErrorHandler } from '../../data/report-error.ts'
import { callByName } from '../rows/calls-by-name.ts'
import { rowsNaming } from './impact.ts'
import { movesFirst } from './plan.ts'
import { isReassignable, reassignCalls } from './reassign-references.ts'

let server: MockServer
let api: Lineboard
let signedIn: LineboardOptions
beforeAll(async () => {
  server = await createMockServer({ strict: true })
  setErrorHandler(() => undefined)
  const baseUrl = `${server.url}/api/v1`
  const { id } = await createLineboard({ baseUrl }).DashUser.authenticate({
    body: { username: 'admin', password: 'Lineboard1!' },
  })
  signedIn = { baseUrl, tokens: { token: () => id } }
  api = createLineboard(signedIn)
  server.control.snapshot('signed in')
})
beforeEach(() => {
  initClient(signedIn)
  server.control.restore('signed in')
  server.control.faults.clear()
})
afterAll(() => server.close())

/** A gateway with a number, a routing action and a key of a voice menu, and another one to take over. */
async function gateways() {
  const add = (name: string) => api.SipGateway.create({ body: { name, address: 'pbx.example', type: 'both' } })
  const [old, replacement] = [await add('Old'), await add('New')]
  const [number] = await api.OpNumber.find({ filter: { limit: 1 } })
  if (!number) throw new Error('The sample data has no tracking number.')
  await merge(api.OpNumber, number.id, { sip_gatewayId: old.id })
  const targets = [
    { kind: 'sip_gateway' as const, target: String(old.id), label: 'Main' },
    { kind: 'number' as const, target: String('+12125550100') },
  ]
  const action = await api.RoutingAction.create({ body: { name: 'Over the old', type: 'forward', targets } })
  const menu = await api.Ivr.create({ body: { name: 'Front', greeting: { kind: 'text', text: 'Hello' } } })
  await api.Ivr.createAction({
    ivrId: menu.id,
    body: { key: '1', kind: 'dial_gateway', target: String(old.id) },
  })
  return { old, replacement, action, menu }
}

const dependents = dependentsOf('SipGateway')

it('finds all that names a row, however few rows a server sends at once, and where others are before it', async () => {
  const { old, action } = await gateways()
  for (let at = 0; at < 8; at++)
    await api.RoutingAction.create({
      body: { name: `Another ${at}`, type: 'forward', targets: [...(action.targets ?? [])] },
    })
  const capped = async (request: Request) => {
    const answer = await fetch(request)
    const rows: unknown = request.method === 'GET' ? await answer.clone().json() : undefined
    return Array.isArray(rows) ? Response.json(rows.slice(0, 3)) : answer
  }
  initClient({ wholeContract: true, ...signedIn, fetch: capped })
  const actions = dependents.find(({ model, kind }) => model === 'RoutingAction' && kind)
  if (!actions) throw new Error('Routing actions name no gateway.')
  expect(await rowsNaming(actions, 'SipGateway', [old.id])).toHaveLength(9)
  expect(await rowsNaming(actions, 'SipGateway', [old.id], 4)).toHaveLength(4)
})

it('moves numbers, targets of routing actions and keys of voice menus to another row, and nothing else of them', async () => {
  const { old, replacement, action, menu } = await gateways()
  const calls = await reassignCalls(dependents, 'SipGateway', [old.id], replacement.id)
  expect(calls.map(([operation]) => operation).sort()).toEqual([
    'Ivr.replaceAction',
    'OpNumber.upsert',
    'RoutingAction.upsert',
  ])
  for (const call of calls) await callByName(...call)
  for (const each of dependents.filter(isReassignable))
    expect(await rowsNaming(each, 'SipGateway', [old.id])).toEqual([])
  const { targets } = await api.RoutingAction.findById({ id: action.id })
  expect(targets).toEqual([
    { kind: 'sip_gateway', target: String(replacement.id), label: 'Main' },
    { kind: 'number', target: '+12125550100' },
  ])
  const [moved] = await api.Ivr.find({ filter: { where: { id: menu.id }, include: ['Actions'] } })
  expect(
    moved?.Actions?.flatMap((each) => idsAt({ field: 'target', kind: { field: 'kind', is: 'dial_gateway' } }, each)),
  ).toEqual([replacement.id])
})

it('leaves numbers to the call that settles them, and moves only the rest when it is tried again', async () => {
  const { old, replacement } = await gateways()
  const first = await movesFirst({
    resource: { entity: 'SipGateway', removeWithOption: 'SipGateway.deleteSipGatewayWithOption' },
    targets: [{ id: old.id, name: 'Old' }],
    settlement: { option: 'move', moveToId: replacement.id },
    dependents,
  })
  expect(first?.last.map(([operation]) => operation).sort()).toEqual(['Ivr.replaceAction', 'RoutingAction.upsert'])
  server.control.faults.add({ operation: 'RoutingAction.upsert', kind: 'status', status: 500 })
  await expect(first?.run()).rejects.toThrow()
  server.control.faults.clear()
  server.control.journal.clear()
  await first?.run()
  const left = dependents.filter((each) => isReassignable(each) && each.model !== 'OpNumber')
  for (const each of left) expect(await rowsNaming(each, 'SipGateway', [old.id])).toEqual([])
})
