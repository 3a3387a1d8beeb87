import { groupOf, type ParsedFilterText, type Searchable } from '@lineboard/sdk'
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

/** The keys of the fields that a filter names, also in its groups, and of those that are only not to be something. */
function keysOf({ readable }: ParsedFilterText, searchable: Searchable): { named: string[]; excluded: string[] } {
  const keys = { named: Array.of<string>(), excluded: Array.of<string>() }
  for (const block of readable) {
    if (block.type !== 'field') continue
    const group = groupOf(block, searchable)
    const within = group && keysOf(group, searchable)
    keys.named.push(...(within ? within.named : block.operator === 'isNot' ? [] : [block.key]))
    keys.excluded.push(...(within ? within.excluded : block.operator === 'isNot' ? [block.key] : []))
  }
  return keys
}

/**
 * The columns whose fields a filter names. Ids are not worth reading: a column of names stands for theirs. Nor is a column that is hidden
 * at first, where the filter only leaves one of its values out.
 */
export function soughtColumns(
  offered: readonly Column[],
  filter: ParsedFilterText,
  searchable: Searchable,
): readonly Column[] {
  const { named, excluded } = keysOf(filter, searchable)
  return offered.filter(
    ({ search, lookup, hidden }) =>
      search !== undefined && !lookup && (named.includes(search) || (!hidden && excluded.includes(search))),
  )
}

/** What goes last has the least: whose a row is for those who see everybody's, then what cards show too, and what few rows have after all. */
function needOf({ card, ownerOnly, isSpare }: Column): number {
  if (ownerOnly) return 0
  if (isSpare) return 3
  return card ? 1 : 2
}

/** What people need with any row: its state, and where its calls go. */
const isAlwaysNeeded = ({ card, isNeeded }: Column): boolean => isNeeded === true || card === 'aside'

interface Room {
  /** How much wider texts are than usual. */
  scale?: number
  roomPx?: number
  /** Columns that the rows were filtered by: they come before others, hidden ones too. */
  sought?: readonly Column[]
}

/**
 * The columns shown to users without a choice: as many as have room. One that is too wide leaves its room to a narrower one
 * that matters less. Columns of the filter take no room from needed ones: the table scrolls sideways instead.
 */
export function defaultColumns(
  offered: readonly Column[],
  lead: Column,
  { scale = 1, roomPx = roomsPx[1440], sought = [] }: Room = {},
): readonly Column[] {
  const shown = offered.filter((column) => !column.hidden || sought.includes(column))
  const usual = sought.length > 0 ? defaultColumns(offered, lead, { scale, roomPx }) : []
  const always = new Set([lead, ...sought, ...usual.filter(isAlwaysNeeded)])
  const need = (column: Column) => (always.has(column) ? -1 : needOf(column))
  const others = shown.filter((column) => column !== lead)
  const byNeed = [lead, ...others.toSorted((one, other) => need(one) - need(other))]
  let leftPx = roomPx
  const kept = new Set<Column>()
  for (const column of byNeed) {
    const widthPx = columnWidthPx(column, scale)
    if (widthPx > leftPx && !always.has(column)) continue
    leftPx -= widthPx
    kept.add(column)
  }
  return shown.filter((column) => kept.has(column))
}

/**
 * The columns with these fields in this order, as far as they are offered. The lead is always there: it is the way to a row. Beside it are
 * those that the rows were filtered by.
 */
export function chosenColumns(
  offered: readonly Column[],
  fields: readonly string[],
  lead: Column,
  sought: readonly Column[] = [],
): readonly Column[] {
  const chosen = fields.flatMap((field) => offered.find((column) => column.field === field) ?? [])
  const shown = chosen.includes(lead) ? chosen : [lead, ...chosen]
  return shown.toSpliced(shown.indexOf(lead) + 1, 0, ...sought.filter((column) => !shown.includes(column)))
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

interface Wanted {
  /** Whether the user sees the rows of every customer. */
  seesAll: boolean
  /** What the rows are filtered by. */
  filter: ParsedFilterText
  inAddress: readonly string[] | undefined
  preferred: readonly string[] | undefined
}

/**
 * The columns of a list: those the address names, else those the user has chosen, else those that fit. A column that the rows are
 * filtered by is always among them.
 */
export function useColumns(
  { columns, lead, searchable }: Pick<Resource, 'columns' | 'lead' | 'searchable'>,
  { seesAll, filter, inAddress, preferred }: Wanted,
): ListColumns {
  const offered = useMemo(() => offeredColumns(columns, seesAll), [columns, seesAll])
  const scale = useTextScale()
  const roomPx = useRoom()
  const wanted = (inAddress ?? preferred)?.join()
  const shown = useMemo(() => {
    const sought = soughtColumns(offered, filter, searchable)
    return wanted
      ? chosenColumns(offered, wanted.split(','), lead, sought)
      : defaultColumns(offered, lead, { scale, roomPx, sought })
  }, [offered, filter, searchable, lead, wanted, scale, roomPx])
  return { offered, columns: shown }
}
