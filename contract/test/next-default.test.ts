import { expect, test } from 'vitest'
import { nextDefaults } from '../src/call-flow/index.ts'

const gateway = (id: number, position: number, more: object = {}) => ({
  id,
  position,
  enabled: true,
  type: 'both' as const,
  ...more,
})

test.each([
  ['the one that is tried first', [gateway(1, 3), gateway(2, 2), gateway(3, 1)], [3], [2, 1]],
  ['none that takes no calls', [gateway(1, 1, { enabled: false }), gateway(2, 2, { type: 'inbound' })], [3], []],
  ['none that goes as well', [gateway(1, 1), gateway(2, 2)], [1, 2], []],
  ['of two at one place the older', [gateway(9, 1), gateway(4, 1)], [], [4, 9]],
])('the outbound default becomes %s', (_, gateways, gone, expected) => {
  expect(nextDefaults(gateways, gone).map(({ id }) => id)).toEqual(expected)
})
