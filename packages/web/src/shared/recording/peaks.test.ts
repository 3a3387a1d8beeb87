import { expect, it } from 'vitest'
import { peaksOf } from './recording-player.tsx'

it('a peak is the loudest of its stretch, whichever way it swings, and no sample is left out', () => {
  expect(peaksOf(Float32Array.of(0.25, -0.5, 0, 0.125, -1, 0.5), 3)).toEqual([0.5, 0.125, 1])
  expect(peaksOf(Float32Array.of(0, 0, 0, 0, 0.5), 2)).toEqual([0, 0.5])
})

it('a short sound has as many peaks as samples, and none has none', () => {
  expect(peaksOf(Float32Array.of(0.5, -0.25), 500)).toEqual([0.5, 0.25])
  expect(peaksOf(new Float32Array(), 500)).toEqual([])
})
