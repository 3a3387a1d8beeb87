import { expect, test, vi } from 'vitest'
import { Failure } from '../failure.mjs'
import { createChecks } from './checks.mjs'

test('counts what holds and what does not, and goes on after a failure', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { counts, check } = createChecks()
  await check('first', () => {})
  await check('second', async () => {
    throw new Failure('It is not so.')
  })
  await check('third', async () => {})
  expect(counts).toEqual({ passed: 2, failed: 1, skipped: 0 })
  expect(told.mock.calls).toEqual([['✖ second\nIt is not so.']])
  told.mockRestore()
})

test('an error that is no Failure ends the run', async () => {
  const { check } = createChecks()
  await expect(
    check('first', () => {
      throw new TypeError('ours')
    }),
  ).rejects.toThrow('ours')
})
