import { comesWith, sizes } from '../bench/lib/route-sizes.mjs'
import { expect, test } from './support/test.ts'

/** What the hashes in the names of files make of a route, which pack otherwise after each change of a source, in kilobytes. */
const HASHES_KB = 0.3

test('no route weighs more than its budget', () => {
  const budgeted = sizes.flatMap(({ path, budgets }) => budgets.map(([kb, budgetKb]) => ({ path, kb, budgetKb })))
  expect(budgeted).toHaveLength(5)
  expect(budgeted.filter(({ kb, budgetKb }) => kb > budgetKb + HASHES_KB)).toEqual([])
})

/** Scripts that a route is first downloaded as: a bundler that plans otherwise is noticed here. */
const scripts = {
  '/auth/login': 4,
  '/auth/signup': 7,
  '/service/dashboard': 6,
  '/service/reports/activity': 13,
  '/service/customer/*?': 8,
  '/service/call-log/*?': 8,
}

test('routes are downloaded as the plan of files says', () => {
  const planned = sizes.filter(({ path }) => path in scripts)
  expect(Object.fromEntries(planned.map(({ path, files }) => [path, files]))).toEqual(scripts)
})

// Otherwise the first call of each of their functions stops the page to compile it.
test('what a list needs first is compiled while it arrives', () => {
  const list = sizes.find(({ path }) => path === '/service/customer/*?')
  expect(list?.ahead).toEqual(['declarations', 'grid', 'index', 'list', 'look', 'plain', 'shell'])
})

test('what the dashboard brings last brings nothing of forms', () => {
  expect(comesWith('last-of-all')).toEqual(['call-flow', 'dashboard', 'index', 'rolldown-runtime', 'shell'])
  expect(comesWith('call-flow')).toEqual(['index', 'rolldown-runtime', 'shell', 'words'])
})

// It comes with the socket, while rows may still be on their way.
test('what every screen brings once it rests brings nothing that is not there', () => {
  expect(comesWith('rest')).toEqual(['declarations', 'index', 'rolldown-runtime', 'shell'])
})
