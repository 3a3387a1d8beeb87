import { flushSync } from 'react-dom'
import { afterPaint } from '../../browser/keep-current.ts'
import { afterScrolling, isScrolling, type Pause, whenIdle } from '../../browser/timing.ts'

/** Drawn together, for each drawing costs a frame, which goes through all rows that are there. */
const TOGETHER = 6
/** Sketched together: a frame of a slow machine. */
const SKETCHED_TOGETHER = 16

/** How a row is drawn that is out of sight. */
export interface LateDrawing {
  /** Its texts, which take a small part of the time. */
  sketch: () => void
  /** All of it. */
  draw: () => void
}

/** What is still to be drawn, by the element that stands for it, in the order in which it was asked for. */
const waiting = new Map<Element, LateDrawing>()
/** What of it is not even sketched. */
const bare = new Set<Element>()
/** What of it is in sight while somebody scrolls. */
const inSight = new Set<Element>()

let callOff: (() => void) | undefined
let sketching: (() => void) | undefined
/** Whether the end of scrolling is awaited, to draw what is in sight. */
let isAwaited = false

let watcher: IntersectionObserver | undefined

function onSight(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting && waiting.has(target)) inSight.add(target)
    else inSight.delete(target)
  }
  if (isScrolling()) sketchNow([...inSight])
  drawInSight()
}

/** What is drawn while somebody scrolls would hold up the frames in which it moves. */
function drawInSight(): void {
  if (!isScrolling()) {
    drawNow([...inSight])
    return
  }
  if (isAwaited) return
  isAwaited = true
  afterScrolling(() => {
    isAwaited = false
    drawInSight()
  })
}

/** One for all, made when the first row waits, in a page that has it. It tells before what has just changed is painted. */
function watch(): IntersectionObserver {
  watcher ??= new IntersectionObserver(onSight)
  return watcher
}

function together(works: readonly (() => void)[]): void {
  if (works.length === 0) return
  flushSync(() => {
    for (const work of works) work()
  })
}

function sketchNow(elements: readonly Element[]): void {
  together(elements.flatMap((element) => (bare.delete(element) ? (waiting.get(element)?.sketch ?? []) : [])))
}

function drawNow(elements: readonly Element[]): void {
  const draws = elements.flatMap((element) => waiting.get(element)?.draw ?? [])
  for (const element of elements) forget(element)
  together(draws)
}

function forget(element: Element): void {
  waiting.delete(element)
  bare.delete(element)
  inSight.delete(element)
  watch().unobserve(element)
}

function sketchSlice(): void {
  sketching = undefined
  sketchNow([...bare].slice(0, SKETCHED_TOGETHER))
  if (bare.size > 0) sketching = afterPaint(sketchSlice)
}

function drawSlice(pause: Pause): void {
  callOff = undefined
  do drawNow([...waiting.keys()].slice(0, TOGETHER))
  while (waiting.size > 0 && pause.timeRemaining() > 0)
  begin()
}

function begin(): void {
  if (waiting.size > 0) callOff ??= whenIdle(drawSlice)
}

function end(): void {
  callOff?.()
  callOff = undefined
  sketching?.()
  sketching = undefined
}

/**
 * Draws what is not in sight: as texts alone once what is in sight has been painted, and whole in the pauses after it, as much as each has room
 * for, but never while somebody scrolls. Drawn at once, a hundred rows keep a slow machine for most of a second, and drawn in many small slices, each with a frame of its own, they
 * take twice as long in all. The function it answers calls it off.
 */
export function drawLate(element: Element, drawing: LateDrawing): () => void {
  waiting.set(element, drawing)
  bare.add(element)
  watch().observe(element)
  begin()
  sketching ??= afterPaint(sketchSlice)
  return () => {
    forget(element)
    if (waiting.size === 0) end()
  }
}
