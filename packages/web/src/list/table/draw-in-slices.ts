import { flushSync } from 'react-dom'
import { afterPaint } from '../../browser/after-paint.ts'
import { type Pause, whenIdle } from '../../browser/when-idle.ts'

/** What comes this near to what is in sight is drawn after the next frame, a few rows ahead of whoever scrolls. */
const NEAR = '150px 0px'
/** Drawn together, for each drawing by itself costs a little. */
const TOGETHER = 2

/** What is still to be drawn, by the element that stands for it, in the order in which it was asked for. */
const waiting = new Map<Element, () => void>()
/** What has come near and is drawn after the next frame. */
const near = new Set<Element>()

let callOff: (() => void) | undefined

let watchers: readonly IntersectionObserver[] | undefined

const seen = (take: (elements: readonly Element[]) => void) => (entries: readonly IntersectionObserverEntry[]) =>
  take(entries.flatMap(({ target, isIntersecting }) => (isIntersecting ? target : [])))

function drawNear(): void {
  drawNow([...near])
  near.clear()
}

function drawSoon(elements: readonly Element[]): void {
  if (elements.length === 0) return
  if (near.size === 0) afterPaint(drawNear)
  for (const element of elements) near.add(element)
}

/** Two for all, made when the first row waits, in a page that has it. They tell before what has just changed is painted: what is out of sight would hold it up. */
function watch(): readonly IntersectionObserver[] {
  watchers ??= [
    new IntersectionObserver(seen(drawNow)),
    new IntersectionObserver(seen(drawSoon), { rootMargin: NEAR, scrollMargin: NEAR }),
  ]
  return watchers
}

function drawNow(elements: readonly Element[]): void {
  const draws = elements.flatMap((element) => waiting.get(element) ?? [])
  if (draws.length === 0) return
  for (const element of elements) forget(element)
  flushSync(() => {
    for (const draw of draws) draw()
  })
}

function forget(element: Element): void {
  waiting.delete(element)
  for (const watcher of watch()) watcher.unobserve(element)
}

function drawSlice(pause: Pause): void {
  callOff = undefined
  do drawNow([...waiting.keys()].slice(0, TOGETHER))
  while (waiting.size > 0 && pause.timeRemaining() > 0)
  if (waiting.size > 0) begin()
}

function begin(): void {
  callOff ??= whenIdle(drawSlice)
}

/**
 * Draws in the pauses what is not in sight, as much as each has room for: drawn at once, a hundred rows keep a slow machine for most of a
 * second, and drawn in many small slices, each with a frame of its own, they take twice as long in all. The function it answers calls it off.
 */
export function drawInSlices(element: Element, draw: () => void): () => void {
  waiting.set(element, draw)
  for (const watcher of watch()) watcher.observe(element)
  begin()
  return () => {
    forget(element)
    if (waiting.size > 0) return
    callOff?.()
    callOff = undefined
  }
}
