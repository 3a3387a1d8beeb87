import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseRange, recordingBytes, recordingSize } from './recordings.ts'

test.each([
  [undefined, undefined],
  ['bytes=0-99', { first: 0, last: 99 }],
  ['bytes=100-', { first: 100, last: 999 }],
  ['bytes=-10', { first: 990, last: 999 }],
  ['bytes=-5000', { first: 0, last: 999 }],
  ['bytes=990-5000', { first: 990, last: 999 }],
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-4', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['lines=0-5', undefined],
  ['bytes=a-b', undefined],
])('%s of 1000 bytes', (header, expected) => {
  expect(parseRange(header, 1000)).toEqual(expected)
})

const whole = (id: number, seconds: number) => recordingBytes(id, seconds, 0, recordingSize(seconds) - 1)

describe('a recording', () => {
  test('is a WAV file of 8 kHz, mono, 16 bits', () => {
    const bytes = whole(7, 3)
    expect(bytes.length).toBe(44 + 3 * 8000 * 2)
    expect(bytes.toString('latin1', 0, 4)).toBe('RIFF')
    expect(bytes.readUInt32LE(4)).toBe(bytes.length - 8)
    expect(bytes.toString('latin1', 8, 16)).toBe('WAVEfmt ')
    expect([20, 22, 32, 34].map((at) => bytes.readUInt16LE(at))).toEqual([1, 1, 2, 16])
    expect(bytes.readUInt32LE(24)).toBe(8000)
    expect(bytes.readUInt32LE(28)).toBe(16_000)
    expect(bytes.toString('latin1', 36, 40)).toBe('data')
    expect(bytes.readUInt32LE(40)).toBe(bytes.length - 44)
  })

  test('can be heard, and never clips', () => {
    const sound = whole(7, 5).subarray(44)
    const samples = Array.from({ length: sound.length / 2 }, (_, at) => Math.abs(sound.readInt16LE(at * 2)))
    const loudest = samples.reduce((most, sample) => Math.max(most, sample), 0)
    expect(loudest).toBeGreaterThan(5000)
    expect(loudest).toBeLessThan(32_000)
  })

  test('sounds the same every time, and different from others', () => {
    expect(whole(7, 2).equals(whole(7, 2))).toBe(true)
    expect(whole(7, 2).equals(whole(8, 2))).toBe(false)
  })

  test('any part of it is what the whole has there', () => {
    const bytes = whole(3, 1)
    const at = fc.nat(bytes.length - 1)
    fc.assert(
      fc.property(at, at, (one, other) => {
        const [first, last] = [Math.min(one, other), Math.max(one, other)]
        expect(recordingBytes(3, 1, first, last).equals(bytes.subarray(first, last + 1))).toBe(true)
      }),
      {
        numRuns: 50,
        examples: [
          [0, 0],
          [43, 44],
          [0, 43],
          [44, 44],
          [45, 45],
          [43, 46],
        ],
      },
    )
  })
})
