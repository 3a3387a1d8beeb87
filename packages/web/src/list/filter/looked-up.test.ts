import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { createLineboard, formatFilterText } from '@lineboard/sdk'
import { loadCallSetup } from '@lineboard/sdk/call-flow'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { api, initClient } from '../../data/client.ts'
import { trackingNumbers } from '../../features/tracking-numbers/tracking-numbers.resource.ts'
import { callByName, rowsOf } from '../../kit/rows/calls-by-name.ts'
import { rowId } from '../../kit/rows/row-text.ts'
import { whereOf } from '../../shared/call-flow/find-rings-at.ts'
import { readRingsAt } from '../../shared/call-flow/rings-at.ts'
import { askedByText } from '../../testing/asked-by-text.ts'

let server: MockServer
/** What the column says of each number. */
let words: ReadonlyMap<number, string>

beforeAll(async () => {
  server = await createMockServer({})
  const baseUrl = `${server.url}/api/v1`
  const visitor = createLineboard({ baseUrl })
  const { id } = await visitor.DashUser.authenticate({ body: { username: 'super', password: 'Lineboard1!' } })
  initClient({ wholeContract: true, baseUrl, tokens: { token: () => id } })
  const all = await api().OpNumber.find({})
  words = new Map(
    await readRingsAt(
      all.map((number) => number.id),
      {},
    ),
  )
})
afterAll(() => server.close())

async function found(filter: string): Promise<number[]> {
  const { query } = await askedByText(trackingNumbers, filter)
  const rows = rowsOf(await callByName('OpNumber.find', { filter: { where: query.where } }))
  return rows.map(rowId).sort((a, b) => a - b)
}

const saying = (isMeant: (text: string) => boolean) =>
  [...words].flatMap(([id, text]) => (isMeant(text) ? [id] : [])).sort((a, b) => a - b)

const condition = (operator: 'is' | 'isNot' | 'has' | 'lacks', value: string) =>
  formatFilterText([{ type: 'field', key: 'ringsAt', operator, value }], trackingNumbers.searchable)

it('finds every number by what its cell says, and no other', async () => {
  const texts = [...new Set(words.values())].filter(Boolean)
  expect(texts.length).toBeGreaterThan(5)
  for (const text of texts) {
    expect(await found(condition('is', text)), text).toEqual(saying((each) => each === text))
    expect(await found(condition('isNot', text)), text).toEqual(saying((each) => each !== text))
  }
})

it.each(['Nowhere', 'Voicemail', 'Voice menu'])('finds “%s” by a part of the cell, in any case', async (word) => {
  const ids = saying((text) => text.startsWith(word))
  expect(ids.length).toBeGreaterThan(0)
  expect(await found(condition('has', word.toUpperCase()))).toEqual(ids)
  expect(await found(`Calls ring at:${JSON.stringify(word)}`)).toEqual(ids)
  expect(await found(condition('is', word))).toEqual(ids)
  expect(await found(condition('lacks', word))).toEqual(saying((text) => !text.startsWith(word)))
  expect(await found(word.toLowerCase())).toEqual(expect.arrayContaining(ids))
})

it('reads phone numbers as people write them, and joins other conditions', async () => {
  const [, text = ''] = [...words].find(([, each]) => /^\+1\d{10}$/.test(each)) ?? []
  const typed = `(${text.slice(2, 5)}) ${text.slice(5, 8)}-${text.slice(8)}`
  const ids = saying((each) => each.includes(text))
  expect(await found(condition('has', typed))).toEqual(ids)
  const { tracking_number } = await api().OpNumber.findById({ id: ids[0] ?? 0 })
  expect(await found(`${condition('has', typed)}, tracking_number:=${tracking_number}`)).toEqual(ids.slice(0, 1))
  expect(await found(`any:"ringsAt:\\"nowhere\\", tracking_number:=${tracking_number}"`)).toEqual(
    [...saying((each) => each.startsWith('Nowhere')), ids[0]].sort((a = 0, b = 0) => a - b),
  )
})

describe('with more numbers than an address has room for', () => {
  it('names what the numbers have in common', async () => {
    const { numbers } = await loadCallSetup(api(), { where: {} })
    for (const text of new Set(words.values())) {
      const meant = numbers.filter(({ id }) => words.get(id) === text)
      const where = whereOf(numbers, meant, 4)
      if (!where) continue
      const rows = await api().OpNumber.find({ filter: { where } })
      expect(
        rows.map(({ id }) => id).sort((a, b) => a - b),
        text,
      ).toEqual(saying((each) => each === text))
    }
  })
})
