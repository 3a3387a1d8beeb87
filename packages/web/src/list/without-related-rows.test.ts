import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { createLineboard } from '@lineboard/sdk'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { initClient } from '../data/client.ts'
import { comesWithout } from '../data/related-rows.ts'
import type { Resource } from '../kit/define-resource.ts'
import { parseListState } from '../kit/list-state.ts'
import { callByName, rowsOf } from '../kit/rows/calls-by-name.ts'
import { includedNames, readOneRow } from '../kit/rows/read-row.ts'
import { cellText, rowId, rowName } from '../kit/rows/row-text.ts'
import { listFilter, listQuery } from './context/list-query.ts'
import { RowFactsView } from './drawer/row-facts-view.tsx'
import { relatedColumns } from './marks/marks-and-chips.tsx'

const declarations = import.meta.glob<Record<string, Resource>>('../features/*/*.resource.ts', { eager: true })
const lists = Object.values(declarations)
  .flatMap((module) => Object.values(module))
  .filter(({ path, include }) => !path.includes(':') && include.length > 0)
  .map((resource) => ({ name: resource.path, resource }))

/** Forms that edit rows embedded in theirs: those are not opened without them. */
const edited = ['user', 'role', 'ivr']

let server: MockServer
let token = ''
let refused = 0
let status = 501

/** The answer of the mock server, without its saying that it has the whole contract. */
async function asOther(request: Request): Promise<Response> {
  const answer = await fetch(request)
  const headers = new Headers(answer.headers)
  headers.delete('x-lineboard-contract')
  return new Response(await answer.text(), { status: answer.status, headers })
}

/** A server that answers as the mock server does, but embeds nothing. */
function embedNothing(): void {
  refused = 0
  initClient({
    baseUrl: `${server.url}/api/v1`,
    retry: false,
    tokens: { token: () => token },
    fetch: (request) => {
      if (!new URL(request.url).searchParams.get('filter')?.includes('"include"')) return asOther(request)
      refused += 1
      const message = 'Internal Server Error'
      return Promise.resolve(Response.json({ error: { statusCode: status, name: 'Error', message } }, { status }))
    },
  })
}

beforeAll(async () => {
  server = await createMockServer({})
  const visitor = createLineboard({ baseUrl: `${server.url}/api/v1` })
  token = (await visitor.DashUser.authenticate({ body: { username: 'super', password: 'Lineboard1!' } })).id
})
beforeEach(() => {
  status = 501
  embedNothing()
})
afterAll(() => server.close())

async function rowsOfList(resource: Resource): Promise<object[]> {
  const state = { ...parseListState('', resource.rules), period: undefined }
  return rowsOf(await callByName(resource.list, { filter: listFilter(resource, listQuery(resource, state)) }))
}

it('there are lists to test', () => {
  expect(lists.length).toBeGreaterThan(20)
})

describe.each(lists)('$name on a server that embeds nothing', ({ resource }) => {
  it('has its rows, empty where a relation feeds a column, and asks for relations no more', async () => {
    const rows = await rowsOfList(resource)
    expect(rows.length).toBeGreaterThan(0)
    expect(comesWithout(resource.list, includedNames(resource.include))).toBe(true)
    // Without the relations that only our reading has, first, then without any.
    expect(refused).toBeLessThan(4)
    const before = refused
    await rowsOfList(resource)
    expect(refused).toBe(before)
    for (const row of rows) {
      expect(rowName(resource, row)).toMatch(/\S/)
      for (const column of resource.columns) expect(cellText(column, row)).not.toMatch(/undefined|null|NaN|\[object/)
      for (const column of relatedColumns(resource, resource.columns)) expect(cellText(column, row)).toBe('')
    }
    const markup = renderToStaticMarkup(createElement(RowFactsView, { resource, row: rows[0] ?? {}, seesAll: true }))
    expect(markup).not.toMatch(/undefined|NaN|\[object/)
  })

  it('reads one row, but none whose form would save it without what it is made of', async () => {
    const [row = {}] = await rowsOfList(resource)
    const read = readOneRow(resource, rowId(row))
    if (edited.includes(resource.path)) await expect(read).rejects.toThrow(/can’t be edited here/)
    else expect(rowId((await read) ?? {})).toBe(rowId(row))
  })
})

it.each([400, 500, 501])('knows a refused relation by a %i, unless the rows alone fail, too', async (code) => {
  status = code
  const [{ resource } = { resource: undefined }] = lists
  if (!resource) throw new Error('There is no list.')
  await rowsOfList(resource)
  expect(comesWithout(resource.list, includedNames(resource.include))).toBe(true)
  initClient({
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async () => Response.json({ error: { statusCode: code, message: 'Something else' } }, { status: code }),
  })
  await expect(rowsOfList(resource)).rejects.toThrow()
  expect(comesWithout(resource.list, includedNames(resource.include))).toBe(false)
})
