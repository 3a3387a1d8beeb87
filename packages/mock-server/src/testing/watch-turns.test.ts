import { expect, test } from 'vitest'
import { watchTurns } from './watch-turns.ts'

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

/** Keeps the thread busy for so much of its processor time. */
function work(ms: number): void {
  const from = process.threadCpuUsage()
  for (;;) {
    const { user, system } = process.threadCpuUsage(from)
    if (user + system >= ms * 1000) return
  }
}

test('the longest turn is reported by what it took of the processor', async () => {
  const turns = watchTurns()
  await nextTurn()
  work(300)
  await nextTurn()
  await nextTurn()
  expect(turns.stop()).toBeGreaterThanOrEqual(300)
})

test('neither waiting nor the own work of a test counts', async () => {
  const turns = watchTurns()
  await new Promise((resolve) => setTimeout(resolve, 400))
  work(400)
  turns.forget()
  await nextTurn()
  await nextTurn()
  expect(turns.stop()).toBeLessThan(300)
})
