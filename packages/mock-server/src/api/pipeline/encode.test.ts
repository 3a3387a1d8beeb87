import { expect, test } from 'vitest'
import { encode, encodeLarge } from './encode.ts'

const rows = Array.from({ length: 2500 }, (_, id) => ({ id, name: `é "${id}"`, none: undefined }))

test.each([
  ['a long list', rows],
  ['an object with a long list', { created: 1, errors: rows, none: undefined }],
  ['a short list', rows.slice(0, 3)],
  ['text', 'a'],
  ['nothing', undefined],
])('%s is written in pieces as it would be at once', async (_, body) => {
  const response = { statusCode: 200, headers: { 'X-Total': '2500' }, body }
  expect(await encodeLarge(response, { 'x-more': '1' })).toEqual(encode(response, { 'x-more': '1' }))
})

test('other requests run while a long list is written', async () => {
  let turns = 0
  const timer = setInterval(() => turns++, 0)
  await encodeLarge({ statusCode: 200, body: Array.from({ length: 20_000 }, (_, id) => ({ id, name: `row ${id}` })) })
  clearInterval(timer)
  expect(turns).toBeGreaterThan(0)
})
