import { act, renderHook } from '@testing-library/react'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { looseObject } from 'zod/mini'
import { refresh } from '../data/use-call.ts'
import type { Form } from '../kit/define-form.ts'
import type { Resource } from '../kit/define-resource.ts'
import { changeRow } from '../kit/rows/save-row.ts'
import { answerCalls } from '../testing/answer-calls.ts'
import { noRoutes } from '../testing/no-routes.ts'
import { pageRange } from './table/pager.tsx'
import { useList } from './use-list.ts'

const declarations = import.meta.glob<Record<string, Resource>>('../features/*/*.resource.ts', { eager: true })
// A row is edited by its form, or by what its menu offers.
const declared = Object.values(declarations)
  .flatMap((module) => Object.values(module))
  .filter(({ path }) => !path.includes(':'))
  .map((resource) => ({ name: resource.path, resource }))

interface Row {
  id: number
  name: string
}

/** Rows of the server in its order, and those of them that meet the conditions of the list. */
let stored: Row[] = []
let matches: (row: Row) => boolean = () => true
let listed = ''
/** The model of the list's rows. */
let model = ''

function answer({ url, method }: Request): object {
  const { pathname, searchParams } = new URL(url)
  if (method !== 'GET') return {}
  if (/\/count|Count$/.test(pathname)) return { count: stored.filter(matches).length }
  // For rows of others, users and customers are looked up by name before.
  const named = ['DashUser', 'Customer'].find((each) => pathname.endsWith(`/${each}s`))
  if (named && named !== model) return []
  listed ||= pathname
  if (pathname !== listed) return []
  const filter: unknown = JSON.parse(searchParams.get('filter') ?? '{}')
  const { limit = 100, skip = 0, offset = skip, where } = Object(filter)
  const among = /"inq":\[([\d,]+)\]/
    .exec(JSON.stringify(where ?? {}))?.[1]
    ?.split(',')
    .map(Number)
  const isOnlyAmong = among !== undefined && JSON.stringify(where).startsWith('{"id":{"inq"')
  const found = stored.filter((row) => (isOnlyAmong || matches(row)) && (among?.includes(row.id) ?? true))
  return found.slice(offset, offset + limit)
}

const form: Form = {
  schema: looseObject({}),
  toValues: (row) => ({ ...row }),
  toBody: (values) => values,
  Fields: () => null,
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  stored = [1, 2, 3, 4].map((id) => ({ id, name: `row ${id}` }))
  matches = ({ name }) => name.startsWith('row')
  listed = ''
  answerCalls(answer)
})

// Test files share what is loaded, and the next one may speak for the socket itself.
afterAll(() => vi.resetModules())

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const open = (search: string) => history.pushState({ listDecided: true }, '', `${location.pathname}?${search}`)

async function show(resource: Resource) {
  model = resource.model
  history.replaceState({ listDecided: true }, '', `/service/${resource.path}?pageSize=10&filter=row`)
  const options = { resource, routes: noRoutes, onRemove: async () => false, openMenu: () => undefined }
  const { result } = renderHook(() => useList(options))
  await vi.waitFor(async () => {
    await pass(100)
    expect(result.current.rows).toHaveLength(4)
  })
  return result
}

/** Somebody saves a form: the server has the row elsewhere, or otherwise, and lists of it are asked for anew. */
async function edit(resource: Resource, id: number, change: () => void): Promise<void> {
  const row = stored.find((each) => each.id === id)
  await act(async () => void (await changeRow(resource, form, row ?? {}, { ...row, edited: true })))
  change()
  await act(async () => void refresh(resource.model))
  await pass(500)
}

const rename = (id: number, name: string) => {
  stored = stored.map((row) => (row.id === id ? { ...row, name } : row))
}
const shown = ({ rows }: { rows: readonly object[] }) => rows.map((row) => Reflect.get(row, 'name'))

it('every list is judged', () => {
  expect(declared.length).toBeGreaterThan(30)
})

describe.each(declared)('$name', ({ resource }) => {
  it('an edited row that no longer matches stays with its new values, marked and not counted, until the next question', async () => {
    const result = await show(resource)
    await edit(resource, 2, () => rename(2, 'renamed'))
    expect(shown(result.current)).toEqual(['row 1', 'renamed', 'row 3', 'row 4'])
    expect([...result.current.pinned]).toEqual([[2, 'filter']])
    const { count, listed: counted } = result.current
    expect([count, counted.length]).toEqual([3, 3])
    expect(pageRange({ page: 1, pageSize: 10, shown: counted.length, count })).toMatchObject({ from: 1, to: 3 })

    // Another edit, or the list read anew by something else, sends it nowhere; it is deleted when it is.
    await edit(resource, 3, () => rename(3, 'row three'))
    await act(async () => result.current.refresh())
    await pass(500)
    expect(shown(result.current)).toEqual(['row 1', 'renamed', 'row three', 'row 4'])
    await edit(resource, 3, () => rename(3, 'gone too'))
    expect([...result.current.pinned.keys()].sort()).toEqual([2, 3])
    stored = stored.filter(({ id }) => id !== 3)
    await act(async () => void refresh(resource.model))
    await pass(500)
    expect(shown(result.current)).toEqual(['row 1', 'renamed', 'row 4'])

    await act(async () => result.current.askAgain())
    await pass(500)
    expect(shown(result.current)).toEqual(['row 1', 'row 4'])
    expect(result.current.pinned.size).toBe(0)
  })

  it('an edited row with another place in the order stays, marked; one that matches again is not', async () => {
    const result = await show(resource)
    const [first, ...others] = stored
    await edit(resource, 1, () => {
      stored = [...others, ...(first ? [first] : [])]
    })
    expect(shown(result.current)).toEqual(['row 1', 'row 2', 'row 3', 'row 4'])
    expect([...result.current.pinned]).toEqual([[1, 'order']])
    expect([result.current.count, result.current.listed.length]).toEqual([4, 4])
    await edit(resource, 1, () => {
      stored = [...(first ? [first] : []), ...others]
    })
    expect(result.current.pinned.size).toBe(0)
  })

  it('a row that nobody here edited does not stay, and with the next filter none does', async () => {
    const result = await show(resource)
    rename(4, 'changed by somebody')
    await edit(resource, 2, () => rename(2, 'renamed'))
    expect(shown(result.current)).toEqual(['row 1', 'renamed', 'row 3'])
    await act(async () => open('pageSize=10&filter=rows'))
    await pass(500)
    expect(shown(result.current)).toEqual(['row 1', 'row 3'])
    expect(result.current.pinned.size).toBe(0)
  })
})
