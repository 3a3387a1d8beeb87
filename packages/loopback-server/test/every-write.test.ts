import { recordingOf } from '@lineboard/contract/fidelity'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readShapes } from '../src/shapes.ts'
import { type BothServers, startBoth } from './both-servers.ts'

type Row = Record<string, unknown>

const { operations, models } = await readShapes()
const writes = operations.filter(({ method }) => recordingOf(method) === 'writes')

let servers: BothServers
let token: string
beforeAll(async () => {
  servers = await startBoth('memory')
  const body = JSON.stringify({ username: 'super', password: 'Lineboard1!' })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${servers.loopback.apiUrl}/DashUsers/authenticate`, { method: 'POST', headers, body })
  token = JSON.parse(await answer.text()).id
})
afterAll(() => servers.close())

async function send(verb: string, path: string, body?: Row) {
  const address = `${servers.loopback.apiUrl}${path}${path.includes('?') ? '&' : '?'}access_token=${token}`
  const init = { method: verb.toUpperCase(), headers: { 'content-type': 'application/json' } }
  const answer = await fetch(address, { ...init, ...(body && { body: JSON.stringify(body) }) })
  return { status: answer.status, json: JSON.parse(await answer.text()) }
}

const plain = (row: object | undefined): Row => JSON.parse(JSON.stringify(row ?? {}))

const changed = 'Changed by a test'

/** A field of a model that a write does not name, and a value for it. */
function otherField(model: string): Row {
  const fields = Object.entries(models.find(({ name }) => name === model)?.fields ?? {})
  const found = fields.find(([name, kind]) => name !== 'id' && (kind === 'string' || kind === 'integer'))
  if (!found) throw new Error(`${model} has no field of text or number`)
  return { [found[0]]: found[1] === 'string' ? 'kept' : 7 }
}

test('there are as many as the contract has', () => {
  expect(writes.length).toBeGreaterThan(60)
})

test.each(writes.map((write) => [`${write.verb.toUpperCase()} ${write.path}`, write] as const))(
  '%s does on LoopBack what the contract says',
  async (_, { verb, path, model, method }) => {
    const other = otherField(model)
    const rows = [{ id: 8001, ...other, legacyNote: 'as it was' }, { id: 8002 }]
    await servers.loopback.load(model, rows)
    const stored = async (id: unknown) => plain((await servers.loopback.rows(model)).find((row) => row.id === id))
    const address = path.replace('{id}', '8001')
    const where = encodeURIComponent(JSON.stringify({ id: 8001 }))

    if (method === 'deleteById' || method === 'deleteAll') {
      const { status, json } = await send(verb, method === 'deleteAll' ? `${path}?where=${where}` : address)
      expect([status, json]).toEqual([200, { count: 1 }])
      expect(await stored(8001)).toEqual({})
      expect(await stored(8002)).toMatchObject({ id: 8002 })
      return
    }
    if (method === 'create') {
      const { status, json } = await send(verb, path, { legacyNote: changed })
      expect([status, json.legacyNote]).toEqual([200, changed])
      expect((await stored(json.id)).legacyNote).toBe(changed)
      return
    }
    const { status } = await send(verb, address, { id: 8001, legacyNote: changed })
    expect(status).toBe(200)
    const after = await stored(8001)
    expect(after.legacyNote).toBe(changed)
    // A PATCH keeps what it does not name, a PUT loses it.
    const isKept = method === 'patch' || method === 'patchById'
    const [[name = '', value] = []] = Object.entries(other)
    expect(after[name] ?? null).toBe(isKept ? value : null)
  },
)
