import { expect, it } from 'vitest'
import { inTurn } from './in-turn.ts'

it('never does more at once than allowed, and answers in order', async () => {
  let running = 0
  let most = 0
  const results = await inTurn([30, 5, 20, 1, 10], 2, async (ms) => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, ms))
    running -= 1
    return ms * 2
  })
  expect(results).toEqual([60, 10, 40, 2, 20])
  expect(most).toBe(2)
})

it('has nothing to do for no items', async () => {
  expect(await inTurn([], 4, async () => 1)).toEqual([])
})
