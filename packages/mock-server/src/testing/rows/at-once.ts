import fc from 'fast-check'
import { type Call, createCall, type TestServer } from '../test-server.ts'

/** People who change rows at the same time: two of one customer, and one each of two others. */
export const workers = [
  { id: 2, customerId: 2 },
  { id: 3, customerId: 2 },
  { id: 6, customerId: 3 },
  { id: 9, customerId: 4 },
] as const

/** One thing that somebody does. `which` counts through the rows that there were at first. */
export type Step =
  | { does: 'add'; name: string }
  | { does: 'describe'; which: number; text: string }
  | { does: 'remove'; which: number }
  | { does: 'list' }

const name = fc.constantFrom('Radio', 'Flyer', 'Van', 'Window')
const which = fc.nat(40)

export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constant('add' as const), name }),
  fc.record({ does: fc.constant('describe' as const), which, text: fc.constantFrom('one', 'two') }),
  fc.record({ does: fc.constant('remove' as const), which }),
  fc.record({ does: fc.constant('list' as const) }),
)

/** What one person was told, by row. */
export interface Observed {
  added: Set<number>
  removed: number[]
  described: Map<number, string[]>
  /** Customers whose rows a list showed. */
  seen: Set<number>
}

interface Source {
  id: number
  customerId: number
  name: string
}

async function take(call: Call, step: Step, known: readonly Source[], observed: Observed): Promise<void> {
  if (step.does === 'list') {
    const { body } = await call<Source[]>('GET', '/TrackingSources')
    for (const { customerId } of body) observed.seen.add(customerId)
    return
  }
  if (step.does === 'add') {
    const body = { name: step.name, type: 'print' }
    const answer = await call<Source>('PUT', '/TrackingSources', { body })
    if (answer.status === 200) observed.added.add(answer.body.id)
    return
  }
  // Every other row is never deleted: put where it is gone, a row would be a new one.
  const rows = known.filter((_, at) => (at % 2 === 0) === (step.does === 'remove'))
  const row = rows[step.which % rows.length]
  if (!row) return
  if (step.does === 'remove') {
    const { body } = await call<{ count?: number }>('DELETE', `/TrackingSources/${row.id}`)
    if (body.count === 1) observed.removed.push(row.id)
    return
  }
  const { id, name } = row
  const body = { id, name, type: 'print', description: step.text }
  const { status } = await call('PUT', '/TrackingSources', { body })
  if (status === 200) observed.described.set(id, [...(observed.described.get(id) ?? []), step.text])
}

/** Each person does one step after the other, all of them at the same time. Answers what each was told. */
export function workAtOnce(
  { server }: TestServer,
  tokens: readonly string[],
  days: readonly (readonly Step[])[],
  known: readonly Source[],
): Promise<Observed[]> {
  return Promise.all(
    days.map(async (steps, at) => {
      const observed: Observed = { added: new Set(), removed: [], described: new Map(), seen: new Set() }
      const call = createCall(server.apiUrl, tokens[at])
      for (const step of steps) await take(call, step, known, observed)
      return observed
    }),
  )
}
