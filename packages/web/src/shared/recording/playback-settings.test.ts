import { afterEach, expect, it } from 'vitest'
import { writeStored } from '../../browser/storage.ts'
import { keepPlayback, keptPlayback } from './use-playback.ts'

afterEach(() => writeStored('playback', undefined))

it('volume and speed are as they were the last time', () => {
  keepPlayback({ volume: 0.4, speed: 1.5 })
  expect(keptPlayback()).toEqual({ volume: 0.4, speed: 1.5 })
})

it.each(['null', '7', '{', '{"volume":3,"speed":0}', '{"volume":"1","speed":"2"}'])(
  'what was damaged is as at first: %s',
  (text) => {
    writeStored('playback', text)
    expect(keptPlayback()).toEqual({ volume: 1, speed: 1 })
  },
)
