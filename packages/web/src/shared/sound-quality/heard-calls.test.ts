import { beforeEach, expect, it } from 'vitest'
import { writeStored } from '../../browser/storage.ts'
import { heardQuality, keepHeard } from './heard-calls.ts'
import type { Quality } from './quality.ts'

const good: Quality = { grade: 'good', loss: 0, jitterMs: 2 }
const poor: Quality = { grade: 'poor', reason: 'loss', loss: 0.2, jitterMs: 2 }

beforeEach(() => writeStored('heardCalls', undefined))

it('each call has its own, and the latest of it holds', () => {
  keepHeard('a', good)
  keepHeard('b', good)
  keepHeard('a', poor)
  expect([heardQuality('a'), heardQuality('b'), heardQuality('c')]).toEqual([poor, good, undefined])
})

it('three hundred are kept, the latest', () => {
  for (let at = 0; at <= 300; at += 1) keepHeard(`call-${at}`, good)
  expect([heardQuality('call-0'), heardQuality('call-1'), heardQuality('call-300')]).toEqual([undefined, good, good])
})

it('what is damaged is none', () => {
  writeStored('heardCalls', '{"a":1}')
  expect(heardQuality('a')).toBeUndefined()
  keepHeard('a', good)
  expect(heardQuality('a')).toEqual(good)
})
