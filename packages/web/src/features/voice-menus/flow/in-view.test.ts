import { expect, it } from 'vitest'
import { canBeRead, isInView, isSameView, recentred } from './flow.tsx'

const canvas = { x: 100, y: 50, width: 800, height: 600 }

it.each([
  ['in the middle', { x: 400, y: 300 }, true],
  ['at the left edge', { x: 110, y: 300 }, false],
  ['under the chosen line', { x: 400, y: 80 }, false],
  ['under the map', { x: 700, y: 500 }, false],
  ['beyond the canvas', { x: 1200, y: 300 }, false],
])('a box %s is seen as a whole: %s', (_, at, isSeen) => {
  expect(isInView({ ...at, width: 100, height: 60 }, canvas)).toBe(isSeen)
})

it('the middle of a canvas stays its middle as its size changes', () => {
  const viewport = { x: 20, y: -40, zoom: 0.5 }
  const from = { width: 800, height: 600 }
  const to = { width: 300, height: 900 }
  const middleOf = ({ x, y, zoom }: typeof viewport, { width, height }: typeof from) => [
    (width / 2 - x) / zoom,
    (height / 2 - y) / zoom,
  ]
  expect(middleOf(recentred(viewport, from, to), to)).toEqual(middleOf(viewport, from))
})

it('what is shown is the same only at the same place and size', () => {
  const view = { x: 1, y: 2, zoom: 1 }
  expect(isSameView(view, { ...view })).toBe(true)
  expect([isSameView(view, undefined), isSameView(view, { ...view, zoom: 0.5 })]).toEqual([false, false])
})

it('boxes are shown together as long as they can be read, or as far away as somebody went', () => {
  const size = { width: 800, height: 600 }
  const tall = (height: number) => ({ x: 0, y: 0, width: 100, height })
  expect([700, 1200].map((height) => canBeRead(tall(height), size, 1))).toEqual([true, false])
  expect(canBeRead(tall(1200), size, 0.3)).toBe(true)
})
