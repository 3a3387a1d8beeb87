import { expect, test } from 'vitest'
import { showSession, testUser } from '../../testing/show-session.ts'
import { scopeCell } from './scope-cell.ts'

test.each([
  [1, 1, 'Everyone'],
  [1, 2, 'One customer'],
  [2, 1, 'Everyone'],
  [2, 2, 'Your company'],
])('to somebody of customer %i an entry of customer %i holds for: %s', (viewer, owner, holdsFor) => {
  showSession({ status: 'signed-in', user: testUser({ id: viewer, customerId: viewer }) })
  expect(scopeCell.toText(owner)).toBe(holdsFor)
})
