import { useMemo } from 'react'
import { useMedia } from '../../browser/hooks.ts'
import type { Column } from '../../kit/column.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { columnWidthPx, useTextScale } from './column-width.ts'

/** Width that the menu, the checkboxes and three actions leave for columns, in pixels, by the least width of the window. */
export const roomsPx = { 1920: 1425, 1440: 945, 1366: 871, 1280: 785 } as const

/** Columns that this person may have shown. */
export const offeredColumns = (columns: readonly Column[], seesAll: boolean): readonly Column[] =>
  columns.filter(({ ownerOnly }) => seesAll || !ownerOnly)

/** What goes last has the least: whose a row is for those who see everybody's, then what cards show too, and what few rows have after all. */
function needOf({ card, ownerOnly, isSpare }: Column): number {
  if (ownerOnly) return 0
  if (isSpare) return 3
  return card ? 1 : 2
}

/**
 * The columns shown to who has chosen none: as many as have room, so that nothing is off the screen. One that is too wide leaves its room to
 * a narrower one that matters less.
 */
export function defaultColumns(
  offered: readonly Column[],
  lead: Column,
  scale = 1,
  roomPx: number = roomsPx[1440],
): readonly Column[] {
  const shown = offered.filter(({ hidden }) => !hidden)
  const others = shown.filter((column) => column !== lead)
  const byNeed = [lead, ...others.toSorted((one, other) => needOf(one) - needOf(other))]
  let leftPx = roomPx
  const kept = new Set<Column>()
  for (const column of byNeed) {
    const widthPx = columnWidthPx(column, scale)
    if (widthPx > leftPx && column !== lead) continue
    leftPx -= widthPx
    kept.add(column)
  }
  return shown.filter((column) => kept.has(column))
}

/** The columns with these fields in this order, as far as they are offered. The lead is always there: it is the way to a row. */
export function chosenColumns(offered: readonly Column[], fields: readonly string[], lead: Column): readonly Column[] {
  const chosen = fields.flatMap((field) => offered.find((column) => column.field === field) ?? [])
  return chosen.includes(lead) ? chosen : [lead, ...chosen]
}

/**
 * Width that the window has for columns, in pixels. It goes by the widths that screens have, so that columns do not come
 * and go while a window is made smaller; one below all of them scrolls its columns.
 */
function useRoom(): number {
  const isMonitor = useMedia('(width >= 1920px)')
  const isWide = useMedia('(width >= 1440px)')
  const isMiddling = useMedia('(width >= 1366px)')
  return roomsPx[isMonitor ? 1920 : isWide ? 1440 : isMiddling ? 1366 : 1280]
}

interface ListColumns {
  /** Columns this person may have shown. */
  offered: readonly Column[]
  /** Columns on the screen, in order. */
  columns: readonly Column[]
}

/** The columns of a list: those the address names, else those the person has chosen, else those that fit. */
export function useColumns(
  { columns, lead }: Pick<Resource, 'columns' | 'lead'>,
  seesAll: boolean,
  inAddress: readonly string[] | undefined,
  preferred: readonly string[] | undefined,
): ListColumns {
  const offered = useMemo(() => offeredColumns(columns, seesAll), [columns, seesAll])
  const scale = useTextScale()
  const roomPx = useRoom()
  const wanted = (inAddress ?? preferred)?.join()
  const shown = useMemo(
    () => (wanted ? chosenColumns(offered, wanted.split(','), lead) : defaultColumns(offered, lead, scale, roomPx)),
    [offered, lead, wanted, scale, roomPx],
  )
  return { offered, columns: shown }
}
