import { expect, it } from 'vitest'
import { levelOf } from './sound-choice.tsx'

const tone = (loudness: number) => Float32Array.from({ length: 1000 }, (_, at) => loudness * Math.sign(Math.sin(at)))

it.each([
  ['nothing', 0, 0],
  ['a room where nobody speaks', 0.001, 0],
  ['less than that', 0.0001, 0],
  ['somebody far away', 0.0316, 0.5],
  ['as loud as it gets', 1, 1],
])('%s', (_name, loudness, level) => {
  expect(levelOf(tone(loudness))).toBeCloseTo(level, 2)
})

it('no samples are silence', () => {
  expect(levelOf(new Float32Array())).toBe(0)
})
