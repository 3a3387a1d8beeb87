import { describe, expect, test } from 'vitest'
import { type CallLog, createLineboard, UnknownFieldError, type Where } from '../index.ts'
import { json, refusal } from '../testing/stub-fetch.ts'
import { stubbedClient, thrownBy } from '../testing/stubbed-client.ts'

/** A client of a server that answers each question by a function of its filter. */
function clientOf(
  answer: (filter: Record<string, unknown>, path: string) => Response,
  leaveOut = false,
  onFields?: () => void,
) {
  const asked: string[] = []
  const api = createLineboard({
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    leaveOut,
    hooks: { onFields },
    fetch: async ({ url }) => {
      const { pathname, searchParams } = new URL(url)
      asked.push(`${pathname.replace('/api/v1', '')} ${searchParams.get('filter') ?? searchParams.get('where') ?? ''}`)
      return answer(JSON.parse(searchParams.get('filter') ?? '{}'), pathname)
    },
  })
  return { api, asked }
}

const call = { id: 1, callerNumber: '+12025550123', metrics: '2026-03-01T00:00:00Z' }

describe('a server that says it has the whole contract', () => {
  const whole = { headers: { 'x-lineboard-contract': '1.0.0' } }
  test('is asked nothing about its fields', async () => {
    const { api, asked } = clientOf((_, path) => json(path.endsWith('count') ? { count: 0 } : [call], whole))
    expect(api.fields.has('CallLog', 'status')).toBe(undefined)
    expect((await api.CallLog.count({ where: { status: 'missed' } })).count).toBe(0)
    expect(await api.CallLog.find({ filter: { where: { status: 'missed' } } })).toEqual([call])
    expect(asked).toHaveLength(2)
    expect(api.fields.has('CallLog', 'status')).toBe(true)
  })
  test('can be said to be one beforehand', async () => {
    const { api, sent } = stubbedClient([json({ count: 3 })])
    await api.CallLog.count({ where: { status: 'missed' } })
    expect(sent).toHaveLength(1)
  })
})

describe('what rows have', () => {
  test('is known of a server that writes null: what is not there is lacking', async () => {
    let changes = 0
    const { api } = clientOf(
      () => json([{ ...call, phonebookId: null }]),
      false,
      () => changes++,
    )
    expect(api.fields.has('CallLog', 'status')).toBe(undefined)
    await api.CallLog.find()
    expect(api.fields.has('CallLog', 'status')).toBe(false)
    expect(api.fields.has('CallLog', 'metrics')).toBe(true)
    expect(changes).toBeGreaterThan(0)
  })
  test('is not known of one that leaves out what is empty', async () => {
    const { api } = clientOf(() => json([call]))
    await api.CallLog.find()
    expect(api.fields.has('CallLog', 'status')).toBe(undefined)
  })
  test('is not known of rows that were asked for by some of their fields', async () => {
    const { api } = clientOf(() => json([{ id: 1, callerNumber: null }]))
    await api.CallLog.find({ filter: { fields: ['id', 'callerNumber'] } })
    expect(api.fields.has('CallLog', 'status')).toBe(undefined)
  })
  test('is put right by a later row', async () => {
    const rows = [{ ...call, phonebookId: null }]
    const { api } = clientOf(() => json(rows))
    await api.CallLog.find()
    rows.splice(0, 1, Object.assign({ phonebookId: null, status: 'missed' }, call))
    await api.CallLog.find()
    expect(api.fields.has('CallLog', 'status')).toBe(true)
  })
})

describe('fields that are asked about', () => {
  test('are known from one row of a server that writes null', async () => {
    const { api, asked } = clientOf(() => json([{ ...call, phonebookId: null }]))
    await api.fields.findOut('CallLog', ['status', 'talkSeconds', 'metrics'])
    expect(['status', 'talkSeconds', 'metrics'].map((field) => api.fields.has('CallLog', field))).toEqual([
      ...[false, false, true],
    ])
    expect(asked).toEqual(['/CallLogs {"limit":1}'])
  })
  test('are each asked for once where a row does not tell', async () => {
    const { api, asked } = clientOf(({ where }) =>
      json(JSON.stringify(where)?.includes('status') ? [{ ...call, status: 'missed' }] : [call]),
    )
    for (let time = 0; time < 2; time += 1) await api.fields.findOut('CallLog', ['status', 'talkSeconds'])
    expect([api.fields.has('CallLog', 'status'), api.fields.has('CallLog', 'talkSeconds')]).toEqual([true, false])
    expect(asked).toHaveLength(3)
  })
  test('stay unknown where the person may not read rows', async () => {
    const { api } = clientOf(() => refusal(403, 'Access denied'))
    await api.fields.findOut('CallLog', ['status'])
    expect(api.fields.has('CallLog', 'status')).toBe(undefined)
  })
  test('are not asked of a server with the whole contract', async () => {
    const { api, sent } = stubbedClient([])
    await api.fields.findOut('CallLog', ['status'])
    expect(sent).toHaveLength(0)
  })
})

describe('a condition on a field that rows do not have', () => {
  test('is refused, the second time before anything is sent', async () => {
    const { api, asked } = clientOf(() => json([{ ...call, phonebookId: null }]))
    const ask = () => thrownBy(api.CallLog.find({ filter: { where: { status: 'missed' } } }))
    expect(await ask()).toBeInstanceOf(UnknownFieldError)
    const before = asked.length
    expect(await ask()).toMatchObject({ fields: ['status'], isSaved: false })
    expect(await thrownBy(api.CallLog.count({ where: { status: 'missed' } }))).toBeInstanceOf(UnknownFieldError)
    expect(asked).toHaveLength(before)
  })
  test('is asked about where the answer is a number alone, once', async () => {
    const { api, asked } = clientOf((_, path) => json(path.endsWith('count') ? { count: 3 } : [call]))
    const count = () => thrownBy(api.CallLog.count({ where: { status: { neq: 'missed' } } }))
    expect(await count()).toBeInstanceOf(UnknownFieldError)
    expect(await count()).toBeInstanceOf(UnknownFieldError)
    expect(asked.filter((each) => each.includes('"limit":50'))).toHaveLength(1)
  })
  test('is asked of a server where another row has it', async () => {
    const { api } = clientOf(({ where }, path) => {
      if (path.endsWith('count')) return json({ count: 0 })
      return json(where ? [{ ...call, status: 'answered' }] : [call])
    })
    expect((await api.CallLog.count({ where: { status: 'missed' } })).count).toBe(0)
  })
  test('is refused where no row has a value, and there are rows', async () => {
    const { api } = clientOf(({ where }, path) =>
      path.endsWith('count') ? json({ count: 0 }) : json(where ? [] : [call]),
    )
    expect(await thrownBy(api.CallLog.count({ where: { status: 'missed' } }))).toBeInstanceOf(UnknownFieldError)
    // It may get a value.
    expect(api.fields.has('CallLog', 'status')).toBe(undefined)
  })
  test('is asked about again after a sign-in', async () => {
    let isSignedIn = false
    const { api } = clientOf((_, path) => {
      if (!isSignedIn && !path.endsWith('count')) return refusal(401, 'accessToken is required')
      return json(path.endsWith('count') ? { count: 3 } : [call])
    })
    await api.CallLog.count({ where: { status: 'missed' } })
    isSignedIn = true
    expect(await thrownBy(api.CallLog.count({ where: { status: 'missed' } }))).toBeInstanceOf(UnknownFieldError)
  })
  test('says nothing of a table without rows', async () => {
    const { api } = clientOf((_, path) => json(path.endsWith('count') ? { count: 0 } : []))
    expect((await api.CallLog.count({ where: { status: 'missed' } })).count).toBe(0)
    expect(await api.CallLog.find({ filter: { where: { status: 'missed' } } })).toEqual([])
  })
  test('is left out as an alternative by screens alone', async () => {
    const where: Where<CallLog> = { or: [{ status: 'missed' }, { callerNumber: call.callerNumber }] }
    const server = () => json([{ ...call, phonebookId: null }])
    const { api, asked } = clientOf(server, true)
    expect(await api.CallLog.find({ filter: { where } })).toHaveLength(1)
    expect(asked.at(-1)).toBe('/CallLogs {"where":{"callerNumber":"+12025550123"}}')
    const all: Where<CallLog> = { or: [{ status: 'missed' }, { talkSeconds: { lt: 1 } }] }
    expect(await thrownBy(api.CallLog.find({ filter: { where: all } }))).toBeInstanceOf(UnknownFieldError)
    expect(await thrownBy(clientOf(server).api.CallLog.find({ filter: { where } }))).toBeInstanceOf(UnknownFieldError)
  })
  test('is refused where rows come that do not meet it', async () => {
    const { api } = clientOf(() => json([{ id: 1, roleId: 3 }]))
    const ended = await thrownBy(api.GuiVisibility.find({ filter: { where: { roleId: 5 } } }))
    expect(String(ended)).toMatch(/ignores the condition on roleId/)
  })
})

describe('a read that fails with its order or relations', () => {
  const strict = (status: number) => (filter: Record<string, unknown>) =>
    String(filter.order).includes('talkSeconds') || String(filter.include).includes('TrackingSource')
      ? refusal(status, 'Internal Server Error')
      : json([call])
  test.each([400, 500, 501])('with %i is made without them, and from then on', async (status) => {
    const { api, asked } = clientOf(strict(status), true)
    const filter = { include: ['TrackingSource'], order: ['talkSeconds DESC', 'id DESC'] } as const
    const { data, leftOut } = await api.call('CallLog.find', { filter })
    expect(data).toEqual([call])
    expect(leftOut).toEqual({ include: ['TrackingSource'], order: ['talkSeconds'] })
    const before = asked.length
    await api.CallLog.find({ filter })
    expect(asked.slice(before)).toEqual(['/CallLogs {"order":["id DESC"]}'])
  })
  test('keeps the order where the relation alone was at fault', async () => {
    const { api } = clientOf(
      ({ include, order }) =>
        include ? refusal(400, 'no') : json([{ ...call, talkSeconds: String(order) === 'talkSeconds DESC' ? 3 : 4 }]),
      true,
    )
    const filter = { include: ['TrackingSource'], order: ['talkSeconds DESC'] } as const
    expect((await api.CallLog.find({ filter }))[0]?.talkSeconds).toBe(3)
  })
  test('is asked, with what follows it, by the documented time of a call', async () => {
    const times = ['2026-03-01T00:00:00Z', '2026-03-02T00:00:00Z']
    const { api, asked } = clientOf(({ where, include }) => {
      if (include) return refusal(400, 'no')
      const all = times.map((metrics, at) => ({ id: at + 1, metrics }))
      // A condition on another field is ignored, as by SQL.
      return json(
        all.filter(({ metrics }) => !JSON.stringify(where ?? '').includes('metrics') || metrics > '2026-03-01T12'),
      )
    }, true)
    const where = { startedAt: { gt: new Date('2026-03-01T12:00:00Z') } }
    for (const again of [false, true, true]) {
      const rows = await api.CallLog.find({ filter: { where, include: ['TrackingSource'] } })
      expect(rows, String(again)).toEqual([{ id: 2, metrics: times[1], startedAt: times[1] }])
    }
    expect(asked.slice(-2).every((each) => each.includes('"metrics":{"gt"') && !each.includes('include'))).toBe(true)
    expect((await api.CallLog.find({ filter: { where } })).map(({ id }) => id)).toEqual([2])
  })
  test('fails where the order is one that the caller must know of', async () => {
    const { api } = clientOf(strict(500))
    const ended = await thrownBy(api.CallLog.find({ filter: { order: ['talkSeconds DESC'] } }))
    expect(ended).toMatchObject({ name: 'UnknownFieldError', fields: ['talkSeconds'] })
  })
  test('fails as it did where the server is broken', async () => {
    const { api } = clientOf(() => refusal(500, 'out of memory'), true)
    const ended = await thrownBy(api.CallLog.find({ filter: { order: ['talkSeconds DESC'] } }))
    expect(ended).toMatchObject({ name: 'ApiError', status: 500 })
  })
})

describe('a row with a value for a field that the server lacks', () => {
  const body = { ip: '192.0.2.7', customerId: 2 }
  test('is not sent', async () => {
    const { api, asked } = clientOf(() => json([{ id: 1, ip: '192.0.2.1', mask: null }]))
    expect(await thrownBy(api.Whitelist.create({ body }))).toMatchObject({ fields: ['customerId'], isSaved: false })
    expect(asked.filter((each) => !each.includes('{'))).toEqual([])
  })
  test('is said to be saved without it where only the answer tells', async () => {
    const { api } = clientOf((filter) => json('limit' in filter ? [] : { id: 7, ip: '192.0.2.7' }))
    const ended = await thrownBy(api.Whitelist.create({ body }))
    expect(ended).toMatchObject({ fields: ['customerId'], isSaved: true })
    expect(String(ended)).toMatch(/saved without customerId/)
  })
})

describe('a read that the server takes for the id of a row', () => {
  const broken = () => refusal(500, 'Internal Server Error')

  test('is not served, where any other word fails the same and the list does not', async () => {
    const { api, asked } = clientOf((_, path) => (path.endsWith('/DashUsers') ? json([{ id: 1 }]) : broken()))
    const first = await thrownBy(api.DashUser.findVerificationTokens())
    expect(first).toMatchObject({ status: 404, operationId: 'DashUser.findVerificationTokens' })
    expect(String(first)).toContain('There is no method to handle GET /DashUsers/verification_tokens')
    await thrownBy(api.DashUser.findVerificationTokens())
    expect(asked.filter((line) => line.includes('lineboardNoRow'))).toHaveLength(1)
  })

  test.each([
    ['a server that fails at everything', broken],
    ['a read that fails alone', (path: string) => (path.includes('verification_tokens') ? broken() : json([]))],
  ])('is none of %s', async (_, answer) => {
    const { api } = clientOf((__, path) => answer(path))
    expect(await thrownBy(api.DashUser.findVerificationTokens())).toMatchObject({ status: 500 })
  })
})
