import { expect, it } from 'vitest'
import { showWithin } from './hooks.ts'

/** An element as far as scrolling goes. */
const at = (left: number, right: number, top = 0, bottom = 10) => ({
  scrollLeft: 100,
  scrollTop: 50,
  getBoundingClientRect: () => ({ left, right, top, bottom }),
})

it.each([
  ['in sight', at(20, 40), [100, 50]],
  ['before', at(-30, -10), [70, 50]],
  ['after', at(110, 130), [130, 50]],
  ['half after', at(90, 120), [120, 50]],
  ['wider than the box', at(10, 150), [110, 50]],
  ['below', at(20, 40, 30, 38), [100, 78]],
])('what is %s is brought into sight, by no more than that takes', (_, part, expected) => {
  const box = at(0, 100)
  showWithin(box, part)
  expect([box.scrollLeft, box.scrollTop]).toEqual(expected)
})
