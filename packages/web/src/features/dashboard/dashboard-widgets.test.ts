import { expect, it } from 'vitest'
import { chosenOf, placedWidgets, usualWidgets } from './dashboard-widgets.ts'

it('is as usual until somebody chooses, and none may be chosen', () => {
  expect(placedWidgets(undefined)).toBe(usualWidgets)
  expect(placedWidgets([])).toEqual([])
})

it('is read as it was kept', () => {
  const placed = [usualWidgets[3], usualWidgets[0]].flatMap((widget) =>
    widget ? [{ ...widget, isWide: true, isTall: widget.key === 'heat' }] : [],
  )
  expect(placedWidgets(chosenOf(placed))).toEqual(placed)
})

it('what another version knows is passed over, nothing is twice, and figures are never high', () => {
  const chosen = [
    { name: 'weather', isWide: true },
    { name: 'heat', isWide: true, isTall: true },
    { name: 'figures', isWide: true, isTall: true },
    { name: 'toString', isWide: true },
    { name: 'heat', isWide: false },
  ]
  expect(placedWidgets(chosen)).toEqual([
    { key: 'heat', isWide: true, isTall: true },
    { key: 'figures', isWide: true, isTall: false },
  ])
})
