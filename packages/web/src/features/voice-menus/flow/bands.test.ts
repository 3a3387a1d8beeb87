import { expect, test } from 'vitest'
import { bandsOf } from './print-sheet.tsx'

const box = (top: number, height: number) => ({ top, bottom: top + height })

test('what fits is one piece', () => {
  expect(bandsOf([box(0, 40), box(60, 40)], 100)).toEqual([{ top: 0, bottom: 100 }])
  expect(bandsOf([], 100)).toEqual([{ top: 0, bottom: 0 }])
})

test('a chart is cut between boxes, and the pieces together are all of it', () => {
  const bands = bandsOf([box(0, 40), box(50, 30), box(90, 40), box(140, 60)], 100)
  expect(bands).toEqual([
    { top: 0, bottom: 90 },
    { top: 90, bottom: 140 },
    { top: 140, bottom: 200 },
  ])
})

test('a box that is higher than a sheet is cut', () => {
  expect(bandsOf([box(0, 250)], 100)).toEqual([
    { top: 0, bottom: 100 },
    { top: 100, bottom: 200 },
    { top: 200, bottom: 250 },
  ])
})
