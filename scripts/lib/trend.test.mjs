import { expect, it } from 'vitest'
import { changes, runBefore } from './trend.mjs'

const run = (commit, figures = {}, more = {}) => ({ bench: 'web work', commit, machine: 'one', figures, ...more })

it('a run is compared with the last one of another commit, of the same measurement on the same machine', () => {
  const wanted = run('b')
  const runs = [run('a'), wanted, run('c'), run('x', {}, { bench: 'sdk' }), run('y', {}, { machine: 'other' })]
  expect(runBefore(runs, run('c'))).toBe(wanted)
  expect(runBefore([run('c')], run('c'))).toBeUndefined()
})

it('tells what has changed by more than two runs differ, with its part', () => {
  const before = run('a', { 'sort, ms': 40, 'open, ms': 100, files: 0, 'gone, ms': 1 })
  const now = run('b', { 'sort, ms': 30, 'open, ms': 104, files: 2, 'new, ms': 1 })
  expect(changes(before, now)).toEqual(['sort, ms: 40 → 30 (-25%)', 'files: 0 → 2'])
})
