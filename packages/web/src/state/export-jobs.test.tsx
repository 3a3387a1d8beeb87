import { beforeEach, expect, it } from 'vitest'
import { addExport, cancelExport, changeExport, dismissExport, exportJobs } from './export-jobs.ts'
import { forgetPersonalState } from './personal-state.ts'

beforeEach(forgetPersonalState)

it('several exports run beside each other, each with its own end', () => {
  const calls = addExport('Calls', 10)
  const numbers = addExport('Numbers', undefined)
  changeExport(calls.id, { done: 4 })
  cancelExport(numbers.id)
  expect(calls.abort.signal.aborted).toBe(false)
  expect(numbers.abort.signal.aborted).toBe(true)
  changeExport(numbers.id, { status: 'cancelled' })
  expect(exportJobs.all).toMatchObject([
    { title: 'Calls', done: 4, total: 10, status: 'running' },
    { title: 'Numbers', status: 'cancelled' },
  ])
})

it('only what has ended is put away', () => {
  const { id } = addExport('Calls', 10)
  dismissExport(id)
  expect(exportJobs.all).toHaveLength(1)
  changeExport(id, { status: 'failed', error: new Error('No') })
  expect(exportJobs.all[0]?.error).toBeInstanceOf(Error)
  dismissExport(id)
  expect(exportJobs.all).toEqual([])
})

it('the next person finds none, and none continues', () => {
  const { abort } = addExport('Calls', 10)
  forgetPersonalState()
  expect(abort.signal.aborted).toBe(true)
  expect(exportJobs.all).toEqual([])
})
