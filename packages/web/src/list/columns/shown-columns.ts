import type { Column } from '../../resource/column.ts'
import { columnWidthPx } from './column-width.ts'

/** Width that the menu, the checkboxes and three actions leave for columns, in pixels, by the least width of the window. */
export const roomsPx = { 1440: 945, 1366: 871, 1280: 785 } as const

/** Columns that this person may have shown. */
export const offeredColumns = (columns: readonly Column[], seesAll: boolean): readonly Column[] =>
  columns.filter(({ ownerOnly }) => seesAll || !ownerOnly)

/**
 * The columns shown to who has chosen none: as many as have room, so that nothing is off the screen. Those that cards
 * show too matter most and are the last to go, and so is the owner of a row to those who see everybody's.
 */
export function defaultColumns(
  offered: readonly Column[],
  lead: Column,
  scale = 1,
  roomPx: number = roomsPx[1440],
): readonly Column[] {
  const shown = offered.filter(({ hidden }) => !hidden)
  const isNeeded = ({ card, ownerOnly }: Column) => Boolean(card ?? ownerOnly)
  const others = shown.filter((column) => column !== lead)
  const byNeed = [lead, ...others.filter(isNeeded), ...others.filter((column) => !isNeeded(column))]
  let leftPx = roomPx
  const kept = new Set<Column>()
  for (const column of byNeed) {
    leftPx -= columnWidthPx(column, scale)
    if (leftPx < 0 && column !== lead) break
    kept.add(column)
  }
  return shown.filter((column) => kept.has(column))
}

/** The columns with these fields in this order, as far as they are offered. The lead is always there: it is the way to a row. */
export function chosenColumns(offered: readonly Column[], fields: readonly string[], lead: Column): readonly Column[] {
  const chosen = fields.flatMap((field) => offered.find((column) => column.field === field) ?? [])
  return chosen.includes(lead) ? chosen : [lead, ...chosen]
}
