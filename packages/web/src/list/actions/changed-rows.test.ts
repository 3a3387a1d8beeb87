import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { createLineboard } from '@lineboard/sdk'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { initClient } from '../../data/client.ts'
import { setErrorHandler } from '../../data/report-error.ts'
import { failedRuns } from '../../kit/bulk/failed-rows.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { callByName, rowsOf } from '../../kit/rows/calls-by-name.ts'
import { rowId } from '../../kit/rows/row-text.ts'
import { WordedError } from '../../lib/errors/is-worded.ts'
import { commitAll, forgetPending } from '../../state/pending-changes.ts'
import { removeLater } from './remove-later.ts'

const declarations = import.meta.glob<Record<string, Resource>>('../../features/*/*.resource.ts', { eager: true })

/** Lists whose rows people change and delete. Those that a person signs in by stay, as deleting them ends the session that asks. */
const declared = Object.values(declarations)
  .flatMap((module) => Object.values(module))
  .filter(
    ({ form, update, remove, removeMany, path }) => form && update && (remove ?? removeMany) && !path.includes(':'),
  )
  .map((resource) => ({ name: resource.path, resource }))

/** Values that anybody may give a row. */
const byOthers = {
  description: 'Of others',
  notes: 'Of others',
  firstName: 'Other',
  name: 'Of others',
  ip: '192.0.2.77',
}

let server: MockServer
const asked = vi.fn()

beforeAll(async () => {
  server = await createMockServer({ strict: true })
  const baseUrl = `${server.url}/api/v1`
  const { id } = await createLineboard({ baseUrl }).DashUser.authenticate({
    body: { username: 'super', password: 'Lineboard1!' },
  })
  const count = (request: Request) => {
    asked(request)
    return fetch(request)
  }
  initClient({ wholeContract: true, baseUrl, tokens: { token: () => id }, fetch: count })
  // Who has the role, or what uses the row, keeps others from being deleted.
  setErrorHandler(() => undefined)
  server.control.snapshot('signed in')
})
beforeEach(() => void server.control.restore('signed in'))
afterEach(() => {
  forgetPending()
  failedRuns.list = []
})
afterAll(() => server.close())

const rowsNow = async ({ list }: Resource, ids: readonly number[]) =>
  rowsOf(await callByName(list, { filter: { where: { id: { inq: ids } } } })).map(rowId)

/** Begins to delete the last rows of a list, and answers once what they are is known. */
async function beginDeleting(resource: Resource): Promise<number[]> {
  const rows = rowsOf(await callByName(resource.list, { filter: { order: 'id DESC', limit: 2 } }))
  const ids = rows.map(rowId)
  await resource.form?.load()
  asked.mockClear()
  removeLater(
    resource,
    ids.map((id) => ({ id, name: `${id}` })),
  )
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve, 50))
  return ids
}

it('tries lists of every kind', () => {
  expect(declared.length).toBeGreaterThan(8)
})

describe.each(declared)('$name', ({ resource }) => {
  it('what somebody else changes while its deletion waits stays, until somebody tries again', async () => {
    const [changed = 0, other = 0] = await beginDeleting(resource)
    const table = server.store.table(resource.entity)
    const change = Object.entries(byOthers).find(([field]) => field in (table.get(changed) ?? {}))
    if (!change) throw new Error('No field of this row is known.')
    table.patch(changed, Object.fromEntries([change]))
    await commitAll()
    expect(await rowsNow(resource, [changed])).toEqual([changed])
    const [failure] = failedRuns.list
    const said = failure?.failed.map(({ id, error }) => [id, error instanceof Error && error.message])
    expect(said).toContainEqual([
      changed,
      'Somebody else, or another tab, has changed this. Try again to overwrite it.',
    ])
    const again = await failure?.run.act([{ id: changed, name: '' }], () => undefined)
    expect(again?.map(({ error }) => error instanceof WordedError)).toEqual([false])
    // What nobody has changed goes meanwhile, where the server lets it.
    const why = failure?.failed.find(({ id }) => id === other)
    expect((await rowsNow(resource, [other])).length).toBe(why ? 1 : 0)
    expect(why?.error).not.toBeInstanceOf(WordedError)
  })
})

it('an answer to a ticket is a change of it', async () => {
  const tickets = Object.values(declarations)
    .flatMap((module) => Object.values(module))
    .find(({ model }) => model === 'Ticket')
  if (!tickets) throw new Error('No such list.')
  const [changed = 0] = await beginDeleting(tickets)
  server.store.table('Ticket').patch(changed, { updatedAt: new Date().toISOString() })
  await commitAll()
  expect(await rowsNow(tickets, [changed])).toEqual([changed])
})
