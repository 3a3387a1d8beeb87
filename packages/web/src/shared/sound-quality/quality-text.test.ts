import { expect, it } from 'vitest'
import { qualityText } from './heard-calls.ts'

const figures = { loss: 0.12, jitterMs: 45, roundTripMs: 400 }

it.each([
  [{ grade: 'good', ...figures }, 'Good sound'],
  [{ grade: 'poor', reason: 'loss', ...figures }, 'Poor sound: 12% of it is lost on the way'],
  [{ grade: 'fair', reason: 'jitter', ...figures }, 'Fair sound: it comes unevenly, by 45 ms'],
  [{ grade: 'fair', reason: 'delay', ...figures }, 'Fair sound: there and back takes 400 ms'],
  [{ grade: 'poor', reason: 'silence', ...figures }, 'Poor sound: nothing is heard from the other side'],
] as const)('%j is said in words', (quality, words) => {
  expect(qualityText(quality)).toBe(words)
})
