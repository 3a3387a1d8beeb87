import { flushSync } from 'react-dom'
import { whenIdle } from '../../browser/when-idle.ts'

/** How long is drawn at a stretch, in milliseconds: what is scrolled or typed meanwhile waits for no more. */
const SLICE_MS = 10
/** Drawn together, for each drawing by itself costs a little. */
const TOGETHER = 2

/** What is still to be drawn, by the element that stands for it, in the order in which it was asked for. */
const waiting = new Map<Element, () => void>()
const inSight = new Set<Element>()

let callOff: (() => void) | undefined

let watcher: IntersectionObserver | undefined

/** One for all: what comes into sight before its turn is drawn first. Made when the first row waits, in a page that has it. */
function watch(): IntersectionObserver {
  watcher ??= new IntersectionObserver((seen) => {
    for (const { target, isIntersecting } of seen) {
      if (isIntersecting) inSight.add(target)
      else inSight.delete(target)
    }
  })
  return watcher
}

function next(): (() => void)[] {
  const elements = [...inSight, ...waiting.keys()].filter((element) => waiting.has(element)).slice(0, TOGETHER)
  const draws = elements.flatMap((element) => waiting.get(element) ?? [])
  for (const element of elements) forget(element)
  return draws
}

function forget(element: Element): void {
  waiting.delete(element)
  inSight.delete(element)
  watch().unobserve(element)
}

function drawSlice(): void {
  callOff = undefined
  const endMs = performance.now() + SLICE_MS
  while (waiting.size > 0 && performance.now() < endMs) {
    const draws = next()
    flushSync(() => {
      for (const draw of draws) draw()
    })
  }
  if (waiting.size > 0) begin()
}

function begin(): void {
  callOff ??= whenIdle(drawSlice)
}

/**
 * Draws in the pauses what is not in sight, a little at a time: drawn at once, a hundred rows keep a slow machine for most of a
 * second. The function it answers calls it off.
 */
export function drawInSlices(element: Element, draw: () => void): () => void {
  waiting.set(element, draw)
  watch().observe(element)
  begin()
  return () => {
    forget(element)
    if (waiting.size > 0) return
    callOff?.()
    callOff = undefined
  }
}
