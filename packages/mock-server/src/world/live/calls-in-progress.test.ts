import { expect, test } from 'vitest'
import { createTimeline } from './calls-in-progress.ts'

test('what is due happens in order, and what follows from it too', () => {
  const timeline = createTimeline()
  const happened: string[] = []
  timeline.at(30, () => happened.push('late'))
  timeline.at(10, () => happened.push('first'))
  timeline.at(20, () => {
    happened.push('second')
    timeline.at(25, () => happened.push('follows'))
  })
  timeline.at(10, () => happened.push('first as well'))
  timeline.runUntil(25)
  expect(happened).toEqual(['first', 'first as well', 'second', 'follows'])
  timeline.clear()
  timeline.runUntil(99)
  expect(happened).toHaveLength(4)
})
