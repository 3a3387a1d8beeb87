import type { OperationId } from '@lineboard/sdk'
import { createContext, type RefObject, useContext } from 'react'
import type { Column } from '../../kit/column.ts'
import type { Resource } from '../../kit/define-resource.ts'
import type { LiteralMatches } from '../../kit/filter/sought-texts.ts'
import type { ListState } from '../../kit/list-state.ts'
import type { Permissions } from '../../kit/resource-permissions.ts'
import type { ChangePreferences, ListPreferences } from './list-preferences.ts'
import type { RowNews, WhyPinned } from './row-news.ts'
import type { Selection } from './row-selection.ts'
import type { ChangeListState } from './use-list-state.ts'
import type { ViewState } from './view-state.ts'

/** A list on the screen: what is shown, and what can be done with it. */
export interface List {
  resource: Resource
  /** Columns on the screen, in order. */
  columns: readonly Column[]
  /** Columns this person may have shown. */
  offered: readonly Column[]
  /** The person sees rows of every customer. */
  seesAll: boolean
  preferences: ListPreferences
  changePreferences: ChangePreferences
  state: ListState
  change: ChangeListState
  /** Conditions of all that is listed, on this page and the others. */
  where: object
  /** What texts mean that no server can be asked for sign by sign; undefined until it is found out. */
  literalMatches: LiteralMatches | undefined
  /** Rows of the page, those of the page before until new ones have come. */
  rows: readonly object[]
  /** The same with those that are being deleted; undefined while there are none yet. */
  stored: readonly object[] | undefined
  view: ViewState
  /** The server refuses to send with the rows what they are related to: columns fed by it stand empty. */
  relationsMissing: boolean
  /** They are not in the order asked for, as the server knows none by what they are related to. */
  unsorted: boolean
  /** The rows are those of the question before. */
  outdated: boolean
  /** Newer rows are on their way. */
  refreshing: boolean
  /** Rows in all; undefined while they are being counted, or when they can't be. */
  count: number | undefined
  /** The count is on its way. */
  counting: boolean
  /** Why the rows could not be loaded; with rows of an earlier answer on the screen, why there are no newer ones. */
  error: Error | undefined
  retry: () => void
  /** What has happened to the rows since they were asked for. */
  news: RowNews
  /** Rows of the page that would not be there, or elsewhere, if they were asked for now, and why. */
  pinned: ReadonlyMap<number, WhyPinned>
  /** Rows of the page as they are counted: without those that only stay. */
  listed: readonly object[]
  /** Asks for rows and count again, after a change: rows that this person has edited stay where they are. */
  refresh: () => void
  /** The same when the person asks: no row stays pinned that does not belong there. */
  askAgain: () => void
  can: Permissions
  /** Whether this person may make a call. */
  may: (operation: OperationId) => boolean
  /** Whether this person may change the row, as far as `can` allows changes. */
  mayChange: (row: object) => boolean
  selection: Selection
  /** Selects exactly these; `known` are rows beside those of the page, for their names. */
  select: (ids: Iterable<number>, known?: readonly object[]) => void
  /** Takes rows out of the selection. */
  unselect: (ids: readonly number[]) => void
  /** Address of a row's form or details. */
  hrefOf: (row: object) => string
  open: (row: object) => void
  openAdd: () => void
  /** Moves the focus to a row of the page. */
  focusRow: (id: number) => void
  /** How that is done where the rows stand, be it a grid or cards. */
  rowFocus: RefObject<(id: number) => void>
  /** Opens the menu of what else can be done with a row. */
  openMenu: (row: object, anchor: HTMLElement) => void
  /** Asks whether to delete the row. */
  askRemove: (row: object) => void
  askRemoveSelected: () => void
}

const ListContext = createContext<List | undefined>(undefined)

export const ListProvider = ListContext.Provider

/** The list a component is part of; throws outside of one. */
export function useListContext(): List {
  const list = useContext(ListContext)
  if (!list) throw new Error('useListContext() was used outside of a list')
  return list
}
