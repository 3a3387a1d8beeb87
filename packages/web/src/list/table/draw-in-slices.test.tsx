import { act } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { drawInSlices } from './draw-in-slices.ts'

let idle: IdleRequestCallback[] = []

beforeEach(() => {
  idle = []
  vi.stubGlobal('requestIdleCallback', (work: IdleRequestCallback) => idle.push(work))
  vi.stubGlobal('cancelIdleCallback', () => {
    idle = []
  })
})

/** Lets one pause go by, in which each drawing takes this long, in milliseconds. */
function pause(): void {
  const work = idle.shift()
  act(() => work?.({ didTimeout: false, timeRemaining: () => 50 }))
}

const slowly = (drawn: number[], at: number, ms: number) => () => {
  drawn.push(at)
  const endMs = performance.now() + ms
  while (performance.now() < endMs);
}

it('draws as much in a pause as leaves the page free, in order, and goes on in the next one', () => {
  const drawn: number[] = []
  for (let at = 0; at < 6; at += 1) drawInSlices(document.createElement('div'), slowly(drawn, at, 12))
  expect(idle).toHaveLength(1)
  pause()
  expect(drawn).toEqual([0, 1])
  pause()
  pause()
  expect(drawn).toEqual([0, 1, 2, 3, 4, 5])
  expect(idle).toHaveLength(0)
})

it('draws what is quickly drawn in one pause, and what was called off not at all', () => {
  const drawn: number[] = []
  const callOffs = [0, 1, 2, 3, 4].map((at) => drawInSlices(document.createElement('div'), () => drawn.push(at)))
  callOffs[1]?.()
  pause()
  expect(drawn).toEqual([0, 2, 3, 4])

  drawInSlices(document.createElement('div'), () => drawn.push(9))()
  expect(idle).toHaveLength(0)
})
