import { expect, it } from 'vitest'
import { isMet, wireBody } from './save-row.ts'

const condition = { field: 'kind', is: ['forward', 'ring'] }

it.each([
  [{ kind: 'forward' }, true],
  [{ kind: 'menu' }, false],
  [{}, false],
])('%j: %s', (values, expected) => {
  expect(isMet(condition, values)).toBe(expected)
})

it('sends nothing of a field that is not there, also what the row had', () => {
  const form = { conditions: { 'to.number': condition } }
  const row = { id: 1, kind: 'forward', to: { number: '1', seconds: 20 } }
  expect(wireBody(form, { kind: 'ring', to: { number: '2' } }, row)).toEqual({
    id: 1,
    kind: 'ring',
    to: { number: '2', seconds: 20 },
  })
  expect(wireBody(form, { kind: 'menu', to: { number: '2' } }, row)).toEqual({
    id: 1,
    kind: 'menu',
    to: { seconds: 20 },
  })
})
