import { expect, test } from 'vitest'
import { oldestThatServes } from './old-node.mjs'

const node = (version) => ({ path: `/bin/${version}`, version })

test.each([
  [['v24.1.0'], 'v24.1.0'],
  [['v24.1.0', 'v20.2.0', 'v22.0.0'], 'v20.2.0'],
  [['v24.1.0', 'v18.19.0'], 'v24.1.0'],
  [['v24.1.0', ''], 'v24.1.0'],
])('of %j the oldest from 20 on is %s', (versions, expected) => {
  expect(oldestThatServes(versions.map(node)).version).toBe(expected)
})
