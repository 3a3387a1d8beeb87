import { expect, test } from 'vitest'
import { showSession, testUser } from '../../testing/show-session.ts'
import { blacklist } from './blacklist.resource.ts'

test.each([
  [1, 1, 'Everyone'],
  [1, 2, 'One customer'],
  [2, 1, 'Everyone'],
  [2, 2, 'Your company'],
])('to somebody of customer %i an entry of customer %i holds for: %s', (viewer, owner, holdsFor) => {
  showSession({ status: 'signed-in', user: testUser({ id: viewer, customerId: viewer }) })
  const scope = blacklist.columns.find(({ field }) => field === 'customerId')
  expect(scope?.cell.toText(owner)).toBe(holdsFor)
})
