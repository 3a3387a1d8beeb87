import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type BothServers, startBoth } from './both-servers.ts'

const json = (value: unknown) => encodeURIComponent(JSON.stringify(value))

/** Conditions in so many levels of and, or and both by turns. */
const nested = (levels: number, names: readonly string[]): object =>
  levels === 0 ? { id: { gt: 0 } } : { [names[levels % names.length] ?? 'and']: [nested(levels - 1, names)] }

describe.each(['memory', 'sqlite3'] as const)('the wire of LoopBack on %s, and of the mock server', (connector) => {
  let servers: BothServers
  beforeAll(async () => {
    servers = await startBoth(connector)
    servers.mock.control.snapshot('begin')
  })
  afterEach(async () => {
    servers.mock.control.restore('begin')
    await servers.reload(['DashUser', 'SipGateway'])
  })
  afterAll(() => servers.close())

  const idsOf = (body: unknown) => (Array.isArray(body) ? body.map(({ id }) => id) : body)

  test.each([
    ['GET', '/Customers/abc', 404],
    ['GET', '/Customers/1.5', 404],
    ['GET', '/Customers/0', 404],
    ['GET', '/Customers/99999', 404],
    ['DELETE', '/SipGateways/abc', 200],
    ['DELETE', '/SipGateways/99999', 200],
    ['GET', `/Customers?filter=null`, 200],
    ['GET', `/Customers?filter=`, 200],
    ['GET', `/Customers?filter=[]`, 400],
    ['GET', `/Customers?filter=1`, 400],
    ['GET', `/Customers?filter=${json('x')}`, 400],
    ['GET', '/Customers?filter=%7Bbad', 400],
    ['GET', `/Customers?filter=${json({ where: 'x' })}`, 400],
    ['GET', `/Customers?filter=${json({ where: [] })}`, 400],
    ['GET', `/Customers?filter=${json({ where: { and: {} } })}`, 400],
    ['GET', `/Customers?filter=${json({ where: { id: { inq: 5 } } })}`, 400],
    ['GET', `/Customers?filter=${json({ where: { id: { between: [5] } } })}`, 400],
    ['GET', `/Customers?filter=${json({ order: 'id SIDE' })}`, 400],
    ['GET', `/Customers?filter=${json({ limit: -1 })}`, 400],
    ['GET', `/Customers?filter=${json({ limit: 1.5 })}`, 400],
    ['GET', `/Customers?filter=${json({ skip: -1 })}`, 400],
    ['GET', `/Customers?filter=${json({ limit: 0 })}`, 200],
    ['GET', `/Customers?filter=${json({ limit: null, order: null, include: null })}`, 200],
    ['GET', `/Customers?filter[where]=${json({ id: 2 })}`, 400],
    ['GET', '/Customers/count?where=null', 200],
    ['GET', '/Customers/count?where=[]', 400],
    ['GET', `/Customers/count?where=${json({ id: 2 })}&where=${json({ id: 3 })}`, 400],
    ['GET', `/Customers?filter=${json({ limit: 1 })}&filter=${json({ limit: 1 })}`, 400],
    ['GET', `/Customers?filter=${json({ limit: 1 })}&filter[limit]=1`, 400],
    ['GET', `/Customers?filter=${json({ order: ' id' })}`, 400],
    ['GET', `/Customers?filter=${json({ order: 'id ' })}`, 400],
    ['GET', `/Customers?filter=${json({ order: ' id DESC' })}`, 400],
    ['GET', `/Customers?filter=${json({ order: 'id  desc ' })}`, 200],
    ['GET', `/Customers?filter=${json({ order: 'currency, id DESC' })}`, 200],
  ])('%s %s: %i of both, with the same rows', async (method, path, status) => {
    const { mock, loopback } = await servers.ask(method, path)
    expect([mock.status, loopback.status]).toEqual([status, status])
    if (status === 200) expect(idsOf(mock.body)).toEqual(idsOf(loopback.body))
  })

  test.each([true, false, 'true', 'false', 1, 0, '1', '0', ''])(
    '%j is true or false to both',
    async (firstTimeCaller) => {
      const { mock, loopback } = await servers.ask('GET', `/CallLogs?filter=${json({ where: { firstTimeCaller } })}`)
      expect(idsOf(mock.body)).toEqual(idsOf(loopback.body))
      expect(mock.body).not.toHaveLength(0)
    },
  )

  // No list of fields is an empty one: all of them are answered.
  test.each([
    [[], 'id, companyName, currency'],
    [{}, 'id, companyName, currency'],
    ['', 'id, companyName, currency'],
    [['companyName'], 'companyName'],
    ['companyName', 'companyName'],
    [{ companyName: true }, 'companyName'],
    [{ companyName: false }, 'id, currency'],
  ])('the fields %j are %s of both', async (fields, expected) => {
    const { mock, loopback } = await servers.ask('GET', `/Customers?filter=${json({ fields, limit: 1 })}`)
    const asked = ['id', 'companyName', 'currency']
    for (const { body } of [mock, loopback]) {
      const [row]: Record<string, unknown>[] = Object.values(Object(body))
      expect(asked.filter((name) => row?.[name] !== undefined).join(', ')).toBe(expected)
    }
  })

  // A level is an object and a list: LoopBack reads twelve of either, and the filter around a where is two more.
  test.each(Array.from({ length: 14 }, (_, at) => at + 1))(
    'conditions nested %i deep: both answer, or both refuse',
    async (levels) => {
      for (const names of [['and'], ['or'], ['and', 'or']]) {
        const where = nested(levels, names)
        for (const [path, most] of [
          [`/Customers/count?where=${json(where)}`, 5],
          [`/Customers?filter=${json({ where })}`, 4],
          [`/OpNumbers?filter=${json({ limit: 2, include: [{ relation: 'ReceivingNumber', scope: { where } }] })}`, 3],
        ] as const) {
          const { mock, loopback } = await servers.ask('GET', path)
          const status = levels > most ? 400 : 200
          expect([mock.status, loopback.status], path).toEqual([status, status])
        }
      }
    },
  )

  test('the mock server rejects brackets, as LoopBack takes deep ones for a field', async () => {
    const { mock, loopback } = await servers.ask('GET', '/Customers?filter[where][and][0][id]=2')
    expect([mock.status, idsOf(loopback.body)]).toEqual([400, [2]])
    const deeper = await servers.ask('GET', '/Customers?filter[where][or][0][and][0][id]=2')
    expect([deeper.mock.status, deeper.loopback.status]).toEqual([400, 200])
    expect(idsOf(deeper.loopback.body)).not.toEqual([2])
  })

  test('an id that is there is not created again; a form and a list are created from', async () => {
    const gateway = { name: 'Spare', address: 'spare.example', type: 'both' }
    const taken = await servers.ask('POST', '/SipGateways', { ...gateway, id: 3 })
    // SQL has no word for it but that of the database.
    expect([taken.mock.status, taken.loopback.status]).toEqual([409, connector === 'memory' ? 409 : 500])

    const form = await servers.ask('POST', '/SipGateways', 'name=By+form&address=form.example&type=both&port=5070')
    const made = { name: 'By form', address: 'form.example', type: 'both', port: 5070 }
    expect(form).toMatchObject({ mock: { status: 200, body: made }, loopback: { status: 200, body: made } })

    const list = [gateway, { ...gateway, name: 'Spare 2' }]
    const both = await servers.ask('POST', '/SipGateways', list)
    expect(both).toMatchObject({ mock: { status: 200, body: list }, loopback: { status: 200, body: list } })
    const replaced = await servers.ask('PUT', '/SipGateways', list)
    expect([replaced.mock.status, replaced.loopback.status]).toEqual([400, 400])
  })

  test('without an order rows come by id, whatever was changed last', async () => {
    await servers.ask('PATCH', '/DashUsers/3', { firstName: 'Last' })
    const { mock, loopback } = await servers.ask('GET', '/DashUsers')
    const ids = Array.isArray(mock.body) ? mock.body.map(({ id }) => Number(id)) : []
    expect(ids.length).toBeGreaterThan(3)
    expect(ids).toEqual(ids.toSorted((left, right) => left - right))
    expect(idsOf(loopback.body)).toEqual(ids)
  })
})
