import { act } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

let idle: IdleRequestCallback[] = []
let nowMs = 0
let drawInSlices: typeof import('./draw-in-slices.ts')['drawInSlices']
let comeNear: (...elements: Element[]) => void
let comeIntoSight: (...elements: Element[]) => void
let afterFrame: FrameRequestCallback[] = []

class NoObserver {
  constructor(see: (seen: { target: Element; isIntersecting: boolean }[]) => void, near?: object) {
    const come = (...elements: Element[]) => see(elements.map((target) => ({ target, isIntersecting: true })))
    if (near) comeNear = come
    else comeIntoSight = come
  }
  observe() {}
  unobserve() {}
}

beforeEach(async () => {
  idle = []
  afterFrame = []
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', NoObserver)
  // Another file of this worker may have loaded it with another observer.
  vi.resetModules()
  drawInSlices = (await import('./draw-in-slices.ts')).drawInSlices
  vi.stubGlobal('requestIdleCallback', (work: IdleRequestCallback) => idle.push(work))
  vi.stubGlobal('requestAnimationFrame', (work: FrameRequestCallback) => afterFrame.push(work))
  vi.stubGlobal('cancelIdleCallback', () => {
    idle = []
  })
})

/** Lets a pause of so many milliseconds go by. */
function pause(ms: number): void {
  const work = idle.shift()
  const endMs = nowMs + ms
  act(() => work?.({ didTimeout: false, timeRemaining: () => Math.max(0, endMs - nowMs) }))
}

const slowly = (drawn: number[], at: number, ms: number) => () => {
  drawn.push(at)
  nowMs += ms
}

it('draws as much in a pause as leaves the page free, in order, and goes on in the next one', () => {
  const drawn: number[] = []
  for (let at = 0; at < 6; at += 1) drawInSlices(document.createElement('div'), slowly(drawn, at, 12))
  expect(idle).toHaveLength(1)
  pause(20)
  expect(drawn).toEqual([0, 1])
  pause(50)
  expect(drawn).toEqual([0, 1, 2, 3, 4, 5])
  expect(idle).toHaveLength(0)
})

it('draws what is quickly drawn in one pause, and what was called off not at all', () => {
  const drawn: number[] = []
  const callOffs = [0, 1, 2, 3, 4].map((at) => drawInSlices(document.createElement('div'), () => drawn.push(at)))
  callOffs[1]?.()
  pause(50)
  expect(drawn).toEqual([0, 2, 3, 4])

  drawInSlices(document.createElement('div'), () => drawn.push(9))()
  expect(idle).toHaveLength(0)
})

it('draws at once what comes into sight, also where no pause comes', () => {
  const drawn: number[] = []
  const elements = [0, 1, 2, 3].map(() => document.createElement('div'))
  elements.forEach((element, at) => void drawInSlices(element, () => drawn.push(at)))
  act(() => comeIntoSight(...elements.slice(2)))
  expect(drawn).toEqual([2, 3])
  pause(50)
  expect(drawn).toEqual([2, 3, 0, 1])
  act(() => comeIntoSight(...elements))
  expect(drawn).toHaveLength(4)
})

it('draws what only comes near after the frame that it would hold up, once', () => {
  const drawn: number[] = []
  const elements = [0, 1, 2, 3].map(() => document.createElement('div'))
  elements.forEach((element, at) => void drawInSlices(element, () => drawn.push(at)))
  act(() => comeNear(...elements.slice(1, 3)))
  act(() => comeNear(...elements.slice(2)))
  expect(drawn).toEqual([])
  act(() => {
    for (const work of afterFrame.splice(0)) work(0)
    vi.runAllTimers()
  })
  expect(drawn).toEqual([1, 2, 3])
})
