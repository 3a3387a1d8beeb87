import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { problemsOfMenu } from '../../../domain/call-flow/voice-menus.ts'
import type { Row } from '../../../store/rows/internal-rows.ts'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'

type Menu = Row<'Ivr'>
type Action = Row<'IvrAction'>

let it: TestServer
beforeAll(async () => {
  it = await createTestServer({ size: { callLogs: 100 } })
})
beforeEach(() => it.server.control.reset({ now: new Date('2026-05-22T12:00:00Z') }))
afterEach(() => it.expectNoViolations())
afterAll(() => it.close())

const store = () => it.server.store
const input = { name: 'Evening menu', greeting: { kind: 'text', text: 'Good evening.' } }
const create = (more = {}) => it.admin<Menu>('POST', '/Ivrs', { body: { ...input, ...more } })
const replace = (id: number, more = {}) =>
  it.admin<Menu>('PUT', `/Ivrs/${id}`, { body: it.whole('Ivr', { id, ...input, ...more }) })
const read = async (id: number) => (await it.admin<Menu>('GET', `/Ivrs/${id}`)).body
const add = (ivrId: number, body: object) => it.admin<Action>('POST', `/Ivrs/${ivrId}/Actions`, { body })
const codes = async (id: number) => (await read(id)).errors.map(({ code }) => code)

describe('voice menus', () => {
  test('begin as a draft that knows what it lacks', async () => {
    const { status, body } = await create()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...{ customerId: 2, status: 'draft', timeoutSeconds: 5, maxAttempts: 3, version: 1, valid: false },
      errors: [{ code: 'missing_timeout' }, { code: 'dead_end' }],
    })
    expect(await read(body.id)).toEqual(body)
  })

  test.each([
    [{ kind: 'text' }, 422],
    [{ kind: 'text', text: '  ' }, 422],
    [{ kind: 'audio' }, 422],
    [{ kind: 'audio', recordingId: 'rec-1' }, 200],
  ])('greet with %j: %i', async (greeting, expected) => {
    expect((await create({ greeting })).status).toBe(expected)
  })

  test('count their changes', async () => {
    const { body } = await create()
    it.server.control.clock.advance(60_000)
    const { body: changed } = await replace(body.id, { name: 'Night menu' })
    expect(changed).toMatchObject({ name: 'Night menu', version: 2, createdAt: body.createdAt })
    expect(Date.parse(changed.updatedAt) - Date.parse(body.updatedAt)).toBeGreaterThanOrEqual(60_000)
    await add(body.id, { key: 'timeout', kind: 'hang_up' })
    expect(await read(body.id)).toMatchObject({ version: 3, valid: true, errors: [] })
  })

  test('are published when nothing is wrong with them', async () => {
    const { id } = (await create()).body
    const { status, body } = await replace(id, { status: 'published' })
    expect(status).toBe(422)
    expect(body).toMatchObject({ error: { details: { codes: { status: ['missing_timeout', 'dead_end'] } } } })
    expect((await read(id)).status).toBe('draft')
    await add(id, { key: 'timeout', kind: 'hang_up' })
    expect((await replace(id, { status: 'published' })).body).toMatchObject({ status: 'published', valid: true })
    expect((await create({ status: 'published' })).status).toBe(422)
  })

  test('of the seed say what the rules say', () => {
    for (const menu of store().table('Ivr').find()) {
      const { errors, valid, status } = menu
      expect(problemsOfMenu(store(), menu).map(({ code }) => code)).toEqual(errors.map(({ code }) => code))
      expect(valid).toBe(errors.length === 0)
      if (status === 'published') expect(valid).toBe(true)
    }
  })

  test('take their actions with them, and break the menus that led to them', async () => {
    const { id } = (await create()).body
    await add(id, { key: 'timeout', kind: 'voice_menu', target: '1' })
    expect(await codes(id)).toEqual([])
    expect((await it.admin('DELETE', '/Ivrs/1')).body).toEqual({ count: 1 })
    expect(store().table('IvrAction').by('ivrId', 1)).toEqual([])
    expect(await read(id)).toMatchObject({ valid: false, errors: [{ code: 'missing_target' }, { code: 'dead_end' }] })
  })

  test('break when a gateway they dial goes, or takes no calls any more', async () => {
    expect(await codes(1)).toEqual([])
    const body = it.whole('SipGateway', { id: 3, type: 'inbound' })
    await it.admin('PUT', '/SipGateways', { body })
    expect(await codes(1)).toEqual(['unreachable'])
    await it.admin('DELETE', '/SipGateways/3')
    expect(await codes(1)).toEqual(['missing_target'])
    expect(await read(1)).toMatchObject({ status: 'published', valid: false })
  })

  test('are changed by administrators only', async () => {
    expect((await it.user('POST', '/Ivrs', { body: input })).status).toBe(403)
    expect((await it.admin('GET', '/Ivrs/2')).status).toBe(404)
  })
})

describe('actions of a voice menu', () => {
  test('come last unless told otherwise, and are listed by position', async () => {
    const { id } = (await create()).body
    await add(id, { key: '1', kind: 'repeat' })
    await add(id, { key: '2', kind: 'hang_up', position: 9 })
    await add(id, { key: '3', kind: 'hang_up', position: 1 })
    expect((await add(id, { key: '4', kind: 'hang_up' })).body).toMatchObject({ ivrId: id, position: 10 })
    const filter = { where: { id }, include: 'Actions' }
    const { body } = await it.admin<Menu[]>('GET', '/Ivrs', { filter })
    expect(body[0]?.Actions?.map(({ key }) => key)).toEqual(['1', '3', '2', '4'])
    const byKey = { where: { id }, include: { relation: 'Actions', scope: { order: 'key DESC' } } }
    const { body: ordered } = await it.admin<Menu[]>('GET', '/Ivrs', { filter: byKey })
    expect(ordered[0]?.Actions?.map(({ key }) => key)).toEqual(['4', '3', '2', '1'])
  })

  test('are replaced, which drops what is left out but the place', async () => {
    const { id } = (await create()).body
    const { body } = await add(id, {
      key: '1',
      kind: 'dial_number',
      target: '+12125550142',
      label: 'Desk',
      position: 4,
    })
    const path = `/Ivrs/${id}/Actions/${body.id}`
    const { body: changed } = await it.admin('PUT', path, { body: { key: '2', kind: 'hang_up', target: '9' } })
    expect(changed).toEqual({ id: body.id, ivrId: id, key: '2', kind: 'hang_up', position: 4 })
    expect((await read(id)).version).toBe(3)
  })

  test('are deleted one by one or all, with 204', async () => {
    const { id } = (await create()).body
    const { body } = await add(id, { key: 'timeout', kind: 'hang_up' })
    const one = await it.admin('DELETE', `/Ivrs/${id}/Actions/${body.id}`)
    expect([one.status, one.body]).toEqual([204, ''])
    expect((await it.admin('DELETE', `/Ivrs/${id}/Actions/${body.id}`)).status).toBe(404)
    await add(id, { key: '1', kind: 'hang_up' })
    await add(id, { key: '2', kind: 'hang_up' })
    expect((await it.admin('DELETE', `/Ivrs/${id}/Actions`)).status).toBe(204)
    expect(store().table('IvrAction').by('ivrId', id)).toEqual([])
    const { version } = await read(id)
    expect((await it.admin('DELETE', `/Ivrs/${id}/Actions`)).status).toBe(204)
    expect((await read(id)).version).toBe(version)
  })

  test('belong to their menu alone', async () => {
    const { id } = (await create()).body
    const action = store().table('IvrAction').by('ivrId', 1)[0]
    const body = { key: '1', kind: 'hang_up' }
    expect((await it.admin('PUT', `/Ivrs/${id}/Actions/${action?.id}`, { body })).status).toBe(404)
    expect((await it.admin('DELETE', `/Ivrs/${id}/Actions/${action?.id}`)).status).toBe(404)
    expect((await add(2, body)).status).toBe(404)
    expect((await it.admin('DELETE', '/Ivrs/2/Actions')).status).toBe(404)
  })

  test.each([
    [{ kind: 'dial_number', target: '555' }, 422],
    [{ kind: 'voicemail', target: 'nobody' }, 422],
    [{ kind: 'voice_menu', target: '2' }, 422],
    [{ kind: 'dial_gateway', target: '5' }, 422],
    [{ kind: 'dial_gateway', target: 'x' }, 422],
    [{ kind: 'dial_gateway', target: '1' }, 200],
    [{ kind: 'dial_number' }, 200],
    [{ kind: 'play', target: 'rec-000871' }, 200],
  ])('take %j: %i', async (action, expected) => {
    const { id } = (await create()).body
    expect((await add(id, { key: '1', ...action })).status).toBe(expected)
  })

  test('show a key that is there twice', async () => {
    await add(1, { key: '1', kind: 'hang_up' })
    expect(await codes(1)).toEqual(['duplicate_key'])
  })
})
