import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { usePlayback } from './use-playback.ts'

const lasts = (audio: HTMLAudioElement, seconds: number) => Object.defineProperty(audio, 'duration', { value: seconds })

it.each([
  ['before the length is known', Number.NaN, 10, 20],
  ['in a recording that is longer', 60, 10, 20],
  ['at its end', 15, 10, 15],
])('two keys move by as much as they say %s', (_, duration, first, second) => {
  const { result } = renderHook(() => usePlayback('', () => undefined))
  lasts(result.current.audio, duration)
  act(() => result.current.skip(10))
  expect(result.current.audio.currentTime).toBe(first)
  act(() => result.current.skip(10))
  expect(result.current.audio.currentTime).toBe(second)
  act(() => result.current.seek(-5))
  expect(result.current.audio.currentTime).toBe(0)
})
