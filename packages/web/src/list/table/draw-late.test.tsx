import { act } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

type Seen = { target: Element; isIntersecting: boolean }

let idle: IdleRequestCallback[] = []
let nowMs = 0
let drawLate: typeof import('./draw-late.ts')['drawLate']
let goAway: (...elements: Element[]) => void
let comeIntoSight: (...elements: Element[]) => void
let frames: FrameRequestCallback[] = []

class NoObserver {
  constructor(see: (seen: Seen[]) => void) {
    const say =
      (isIntersecting: boolean) =>
      (...elements: Element[]) =>
        see(elements.map((target) => ({ target, isIntersecting })))
    comeIntoSight = say(true)
    goAway = say(false)
  }
  observe() {}
  unobserve() {}
}

beforeEach(async () => {
  idle = []
  frames = []
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', NoObserver)
  // Another file of this worker may have loaded it with another observer.
  vi.resetModules()
  drawLate = (await import('./draw-late.ts')).drawLate
  vi.stubGlobal('requestIdleCallback', (work: IdleRequestCallback) => idle.push(work))
  vi.stubGlobal('requestAnimationFrame', (work: FrameRequestCallback) => frames.push(work))
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = []
  })
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

function paint(): void {
  act(() => {
    for (const work of frames.splice(0)) work(0)
    vi.advanceTimersByTime(1)
  })
}

/** Scrolls on for a while. */
function scroll(): void {
  for (const _ of [1, 2, 3]) {
    document.dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(16)
  }
}

/** As many rows that wait, and what was drawn of them, in order. */
function wait(count: number, takesMs = 0) {
  const drawn: number[] = []
  const sketched: number[] = []
  const elements = Array.from({ length: count }, () => document.createElement('div'))
  const callOffs = elements.map((element, at) => {
    const draw = () => {
      drawn.push(at)
      nowMs += takesMs
    }
    return drawLate(element, { sketch: () => sketched.push(at), draw })
  })
  return { drawn, sketched, elements, callOffs }
}

it('draws as much in a pause as leaves the page free, in order, and continues in the next one', () => {
  const { drawn } = wait(30, 2)
  expect(idle).toHaveLength(1)
  pause(20)
  const first = drawn.length
  expect(first).toBeGreaterThan(2)
  expect(first).toBeLessThan(30)
  pause(50)
  expect(drawn).toEqual(Array.from({ length: 30 }, (_, at) => at))
  expect(idle).toHaveLength(0)
})

it('draws what is quickly drawn in one pause, and what was called off not at all', () => {
  const { drawn, callOffs } = wait(5)
  callOffs[1]?.()
  pause(50)
  expect(drawn).toEqual([0, 2, 3, 4])

  const { sketched, callOffs: later } = wait(1)
  later[0]?.()
  expect(idle).toHaveLength(0)
  paint()
  expect(sketched).toEqual([])
})

it('sketches all once what is in sight is painted, in frames, but nothing that is drawn', () => {
  const { drawn, sketched, elements } = wait(40)
  act(() => comeIntoSight(...elements.slice(0, 1)))
  expect(sketched).toEqual([])
  paint()
  const first = sketched.length
  expect(first).toBeGreaterThan(1)
  expect(first).toBeLessThan(39)
  for (const _ of elements) paint()
  expect(sketched).toEqual(Array.from({ length: 39 }, (_, at) => at + 1))
  expect(drawn).toEqual([0])
})

it('draws at once what comes into sight, also where no pause comes', () => {
  const { drawn, elements } = wait(4)
  act(() => comeIntoSight(...elements.slice(2)))
  expect(drawn).toEqual([2, 3])
  pause(50)
  expect(drawn).toEqual([2, 3, 0, 1])
  act(() => comeIntoSight(...elements))
  expect(drawn).toHaveLength(4)
})

it('only sketches while somebody scrolls, and draws what is in sight first when that is over', () => {
  const { drawn, sketched, elements } = wait(6)
  scroll()
  act(() => comeIntoSight(...elements.slice(3)))
  expect(sketched).toEqual([3, 4, 5])
  act(() => goAway(...elements.slice(3, 4)))
  pause(50)
  expect(drawn).toEqual([])
  act(() => void vi.advanceTimersByTime(500))
  expect(drawn).toEqual([4, 5])
  pause(50)
  expect(drawn).toEqual([4, 5, 0, 1, 2, 3])
})

it('takes one jump for no scrolling', () => {
  const { drawn, elements } = wait(2)
  document.dispatchEvent(new Event('scroll'))
  act(() => comeIntoSight(...elements))
  expect(drawn).toEqual([0, 1])
})
