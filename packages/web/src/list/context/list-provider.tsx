import type { OperationId, ParsedFilterText } from '@lineboard/sdk'
import { createContext, type ReactNode, type RefObject, useContext, useState } from 'react'
import type { Column } from '../../kit/column.ts'
import type { Resource } from '../../kit/define-resource.ts'
import type { LiteralMatches } from '../../kit/filter/sought-texts.ts'
import type { ListState } from '../../kit/list-state.ts'
import type { Permissions } from '../../kit/resource-permissions.ts'
import type { ChangePreferences, ListPreferences, ViewState } from './list-preferences.ts'
import type { RowNews, WhyPinned } from './row-news.ts'
import type { Selection } from './row-selection.ts'
import type { ChangeListState } from './use-list-state.ts'

/** The question that a list asks and the columns it shows: `const { state, change } = useListQuery()`, `change({ filter: '' })`. */
export interface QueryContext {
  resource: Resource
  /** Filter, period, order, page, and columns chosen, as the address has them. */
  state: ListState
  change: ChangeListState
  /** The filter text of the state, read once for all components. */
  filter: ParsedFilterText
  /** Conditions of all that is listed, on this page and the others. */
  where: object
  /** Values that contain the texts of the filter literally; undefined until they are loaded. */
  literalMatches: LiteralMatches | undefined
  /** Columns on the screen, in order. */
  columns: readonly Column[]
  /** Columns this user may show. */
  offered: readonly Column[]
  preferences: ListPreferences
  changePreferences: ChangePreferences
  /** The user sees rows of every customer. */
  seesAll: boolean
}

/** Rows of the page and what is known of them: `const { rows, count } = useListRows()`. */
export interface RowsContext {
  /** Rows of the page, those of the previous page until new ones have loaded. */
  rows: readonly object[]
  /** The same with those that are being deleted; undefined while there are none yet. */
  stored: readonly object[] | undefined
  /** The rows that the count includes: without pinned rows that the answer does not have. */
  listed: readonly object[]
  view: ViewState
  /** The rows are those of the previous query. */
  outdated: boolean
  /** Newer rows are loading. */
  refreshing: boolean
  /** Number of all rows; undefined while they are being counted, or when they can't be. */
  count: number | undefined
  /** The count is loading. */
  counting: boolean
  /** Why the rows could not be loaded; with rows of an earlier answer on the screen, why there are no newer ones. */
  error: Error | undefined
  /** What has happened to the rows since they were loaded. */
  news: RowNews
  /** Rows that would be gone or elsewhere if the list were loaded now, and why. */
  pinned: ReadonlyMap<number, WhyPinned>
  serverGaps: ServerGaps
}

/** Parts of the query that the server rejected: `{ relationsMissing: true, unsorted: false }`. */
export interface ServerGaps {
  /** The server rejected `include`: relation columns are empty. */
  relationsMissing: boolean
  /** The rows are not in the order asked for, which is by a field of a relation. */
  unsorted: boolean
}

/** The selected rows: `const { selection, select } = useListSelection()`, `select([...selection.keys(), 7])`. */
export interface SelectionContext {
  selection: Selection
  /** Selects exactly these; `known` are rows of other pages, for their names. */
  select: (ids: Iterable<number>, known?: readonly object[]) => void
  /** Takes rows out of the selection. */
  unselect: (ids: readonly number[]) => void
  askRemoveSelected: () => void
  /** Whether this user may change the row, as far as `can` allows changes. */
  mayChange: (row: object) => boolean
}

/** What can be done with the list and its rows: `const { can, open } = useListCommands()`, `open(row)`. */
export interface CommandsContext {
  can: Permissions
  /** Whether this user may make a call. */
  may: (operation: OperationId) => boolean
  /** Address of a row's form or details. */
  hrefOf: (row: object) => string
  open: (row: object) => void
  openAdd: () => void
  /** Opens the menu of a row. */
  openMenu: (row: object, anchor: HTMLElement) => void
  /** Asks whether to delete the row. */
  askRemove: (row: object) => void
  /** Loads rows and count again, after a change: rows that this user has edited stay pinned. */
  refresh: () => void
  /** The same when the user asks: no row stays pinned. */
  askAgain: () => void
  /** Loads the rows again after an error. */
  retry: () => void
  /** Moves the focus to a row of the page. */
  focusRow: (id: number) => void
  /** How the grid or the cards do that. */
  rowFocus: RefObject<(id: number) => void>
}

/** A list on the screen, as `useList()` makes it and `ListProvider` hands it out in four parts. */
export interface List extends QueryContext, RowsContext, SelectionContext, CommandsContext {}

type Fields<Part> = Readonly<Record<keyof Part, true>>

const queryFields: Fields<QueryContext> = {
  resource: true,
  state: true,
  change: true,
  filter: true,
  where: true,
  literalMatches: true,
  columns: true,
  offered: true,
  preferences: true,
  changePreferences: true,
  seesAll: true,
}
const rowsFields: Fields<RowsContext> = {
  rows: true,
  stored: true,
  listed: true,
  view: true,
  outdated: true,
  refreshing: true,
  count: true,
  counting: true,
  error: true,
  news: true,
  pinned: true,
  serverGaps: true,
}
const selectionFields: Fields<SelectionContext> = {
  selection: true,
  select: true,
  unselect: true,
  askRemoveSelected: true,
  mayChange: true,
}
const commandsFields: Fields<CommandsContext> = {
  can: true,
  may: true,
  hrefOf: true,
  open: true,
  openAdd: true,
  openMenu: true,
  askRemove: true,
  refresh: true,
  askAgain: true,
  retry: true,
  focusRow: true,
  rowFocus: true,
}

const Query = createContext<QueryContext | undefined>(undefined)
const Rows = createContext<RowsContext | undefined>(undefined)
const Selected = createContext<SelectionContext | undefined>(undefined)
const Commands = createContext<CommandsContext | undefined>(undefined)

/** The fields of one part alone: those of another would be outdated where the two are put together. */
function pick<Part extends object>(list: Part, fields: Fields<Part>): Part {
  const part = { ...list }
  for (const field of Object.keys(part)) if (!Object.hasOwn(fields, field)) Reflect.deleteProperty(part, field)
  return part
}

/** One part of the list; the same object until one of its fields changes, so that only components that read it are drawn again. */
function usePart<Part extends object>(list: Part, fields: Fields<Part>): Part {
  const next = pick(list, fields)
  const [kept, keep] = useState(next)
  if (Object.keys(fields).every((field) => Object.is(Reflect.get(kept, field), Reflect.get(next, field)))) return kept
  keep(next)
  return next
}

/** Gives components below it the list on the screen. */
export function ListProvider({ value, children }: { value: List; children: ReactNode }) {
  return (
    <Query value={usePart<QueryContext>(value, queryFields)}>
      <Rows value={usePart<RowsContext>(value, rowsFields)}>
        <Selected value={usePart<SelectionContext>(value, selectionFields)}>
          <Commands value={usePart<CommandsContext>(value, commandsFields)}>{children}</Commands>
        </Selected>
      </Rows>
    </Query>
  )
}

/** Throws outside of a list. */
function inList<Part>(part: Part | undefined): Part {
  if (!part) throw new Error('A part of a list was used outside of one')
  return part
}

export const useListQuery = (): QueryContext => inList(useContext(Query))
export const useListRows = (): RowsContext => inList(useContext(Rows))
export const useListSelection = (): SelectionContext => inList(useContext(Selected))
export const useListCommands = (): CommandsContext => inList(useContext(Commands))
