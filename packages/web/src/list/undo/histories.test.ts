import { zCallLogInput, zDashRoleInput } from '@lineboard/contract/zod'
import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { initClient } from '../../data/client.ts'
import { editLater } from '../../kit/bulk/edit-rows.ts'
import { defineForm } from '../../kit/define-form.ts'
import { commit, commitAll, forgetPending, pending, sendPending, undo } from '../../state/pending-changes.ts'
import { withPending } from './use-pending.ts'

type Row = Record<string, unknown> & { id: number }

const named = { nouns: { one: 'row', other: 'rows' }, include: [], columns: [] } as const

/** Rows whose call puts a whole row in the place of the one there is, and rows whose call changes fields. */
const kinds = {
  replaced: {
    resource: { ...named, model: 'CallLog', entity: 'CallLog', list: 'CallLog.find', update: 'CallLog.upsert' },
    form: defineForm({
      schema: zCallLogInput,
      toValues: (row?: Row) => ({ handling: row?.handling ?? '', trackingSourceId: row?.trackingSourceId ?? null }),
      Fields: () => null,
    }),
    row: {
      ...{ direction: 'inbound', status: 'missed', startedAt: '2026-03-02T15:04:10.000Z' },
      ...{ callerNumber: '+12125550177', trackingNumber: '+16465550118', handling: 'open', trackingSourceId: 1 },
    },
    fields: { handling: ['open', 'called_back', 'handled'], trackingSourceId: [1, 2, 3] },
  },
  merged: {
    resource: { ...named, model: 'DashRole', entity: 'DashRole', list: 'DashRole.find', update: 'DashRole.patchById' },
    form: defineForm({
      schema: zDashRoleInput,
      toValues: (row?: Row) => ({ name: row?.name ?? '', description: row?.description ?? '' }),
      Fields: () => null,
    }),
    row: { name: 'Desk', description: 'Answers' },
    fields: { name: ['Desk', 'Night', 'Day'], description: ['Answers', '', 'Looks on'] },
  },
} as const

const ids = [1, 2, 3]

/** A server that does what it is told as it is told, and answers later; `leave` is when the page goes, with all that it waits for. */
function serverOf(row: object, delays: readonly number[]) {
  const rows = new Map(ids.map((id): [number, Row] => [id, { ...row, id }]))
  let asked = 0
  let isGone = false
  const answer = async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    if (request.method === 'GET') {
      const { id } = JSON.parse(url.searchParams.get('filter') ?? '{}').where
      const found = (id.inq ?? [id]).flatMap((each: number) => rows.get(each) ?? [])
      return Response.json(found)
    }
    const body: Partial<Row> = JSON.parse(await request.text())
    const id = body.id ?? Number(url.pathname.split('/').at(-1))
    const before = request.method === 'PUT' ? {} : rows.get(id)
    rows.set(id, { ...before, ...body, id })
    return Response.json(rows.get(id))
  }
  return {
    rows: () => [...rows.values()],
    leave() {
      isGone = true
    },
    answer,
    async late(request: Request): Promise<Response> {
      if (isGone) return new Promise(() => undefined)
      const answered = await answer(request)
      asked += 1
      for (let left = delays[asked % delays.length] ?? 0; left > 0; left -= 1) await undefined
      return isGone ? new Promise(() => undefined) : answered
    },
  }
}

type Kind = (typeof kinds)[keyof typeof kinds]
type Step = { what: 'change' | 'undo' | 'commit' | 'wait'; field: number; value: number; chosen: readonly number[] }

const steps = fc.array(
  fc.record({
    what: fc.constantFrom('change', 'change', 'change', 'undo', 'commit', 'wait'),
    field: fc.nat(1),
    value: fc.nat(2),
    chosen: fc.subarray(ids, { minLength: 1 }),
  }),
  { maxLength: 12 },
)

/** Does and undoes in the order of the steps, and answers what the list shows at the end. */
async function live({ resource, form, fields }: Kind, history: readonly Step[], rows: () => Row[]) {
  const waiting = () => pending.list.filter(({ state }) => state === 'waiting').map(({ id }) => id)
  for (const { what, field, value, chosen } of history) {
    const [name, values] = Object.entries(fields)[field] ?? ['', []]
    const [first] = waiting().slice(value)
    const targets = chosen.map((id) => ({ id, name: `${id}` }))
    if (what === 'change') await editLater(resource, form, targets, { [name]: values[value] })
    else if (what === 'wait') await new Promise((resolve) => setTimeout(resolve))
    else if (first !== undefined && what === 'undo') undo(first)
    else if (first !== undefined) void commit(first)
  }
  return shown(fields, withPending(resource, rows(), pending.list))
}

/** Of rows the fields that were changed; what is empty may be left out or not. */
const shown = (fields: object, rows: readonly object[]) =>
  rows.map((row) => Object.keys(fields).map((field) => Reflect.get(row, field) || undefined))

afterEach(() => {
  forgetPending()
  vi.unstubAllGlobals()
})

const delays = fc.array(fc.nat(30), { minLength: 1, maxLength: 8 })

for (const [name, kind] of Object.entries(kinds)) {
  it(`${name} rows: what the list shows of several changes is there once it is left, in whatever order they were done and undone`, async () => {
    await fc.assert(
      fc.asyncProperty(steps, delays, async (history, late) => {
        const server = serverOf(kind.row, late)
        initClient({ wholeContract: true, baseUrl: 'http://core.example/api/v1', retry: false, fetch: server.late })
        const seen = await live(kind, history, server.rows)
        await commitAll()
        expect(shown(kind.fields, server.rows())).toEqual(seen)
      }),
    )
  })

  it(`${name} rows: so it is where the page is closed`, async () => {
    await fc.assert(
      fc.asyncProperty(steps, delays, async (history, late) => {
        const server = serverOf(kind.row, late)
        initClient({ wholeContract: true, baseUrl: 'http://core.example/api/v1', retry: false, fetch: server.late })
        vi.stubGlobal('fetch', server.answer)
        const seen = await live(kind, history, server.rows)
        server.leave()
        sendPending()
        await vi.waitFor(() => expect(shown(kind.fields, server.rows())).toEqual(seen), { interval: 1 })
      }),
    )
  })
}
