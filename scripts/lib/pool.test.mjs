import { expect, test } from 'vitest'
import { inPool } from './pool.mjs'

test('as many at a time as allowed, answers in the order of the items', async () => {
  let running = 0
  let most = 0
  const answers = await inPool([30, 1, 20, 1, 1], 2, async (delayMs) => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    running--
    return delayMs
  })
  expect(answers).toEqual([30, 1, 20, 1, 1])
  expect(most).toBe(2)
})
