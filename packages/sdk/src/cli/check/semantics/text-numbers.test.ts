import { expect, test } from 'vitest'
import { createAsk } from './ask.ts'
import { differing } from './judge-reply.ts'
import { meets } from './meets.ts'

// Drivers write numbers as text, and times without a zone: what a condition means is the same, and types are for the contract to say.

test.each([
  ['10.0000', 10, undefined],
  [20.5, '20.50', undefined],
  ['21', 20.5, 'monthlyCost'],
  ['', 0, 'monthlyCost'],
  [null, 0, 'monthlyCost'],
])('%j and %j differ in %s', (written, read, expected) => {
  expect(differing({ monthlyCost: read }, { monthlyCost: written }, ['monthlyCost'])).toBe(expected)
})

test.each([
  [{ operator: 'gt', field: 'monthlyCost', operand: { label: 'a row', value: '9.0000' } }, true],
  [{ operator: 'eq', field: 'monthlyCost', operand: { label: 'a row', value: 10 } }, true],
  [{ operator: 'lt', field: 'monthlyCost', operand: { label: 'a row', value: '9.0000' } }, false],
  [{ operator: 'lte', field: 'createdAt', operand: { label: 'a row', value: '2026-03-01T10:00:00.000Z' } }, true],
  [{ operator: 'lt', field: 'createdAt', operand: { label: 'a row', value: '2026-03-01T10:00:00.000Z' } }, false],
])('%j of such a row: %j', (condition, expected) => {
  const row = { id: 1, monthlyCost: '10.0000', createdAt: '2026-03-01 10:00:00' }
  expect(meets(row, condition, { monthlyCost: 'number', createdAt: 'date-time' })).toBe(expected)
})

test.each([
  [{ count: '12' }, 12],
  [{ count: 12 }, 12],
  [{ count: 'many' }, undefined],
  [{}, undefined],
])('%j counts %j', async (json, expected) => {
  const ask = createAsk(async () => ({ status: 200, json, headers: new Headers(), mediaType: '', text: '' }))
  expect((await ask.query({ call: 'count', path: '/TrackingSources/count' })).count).toBe(expected)
})
