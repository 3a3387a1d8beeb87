import type { OperationId } from '@lineboard/sdk'
import type { ComponentType, ReactNode } from 'react'

/** What an action may do with the list it is chosen from. */
export interface ActionList {
  /** Rows of the page. */
  rows: readonly object[]
  /** The person sees rows of every customer. */
  seesAll: boolean
  /** `customer`: the id of the one that the list is narrowed to. */
  state: { customer?: number | undefined }
  /** What an action that loads the app as another user is for: the address of that screen. @default the dashboard */
  opens?: string
  /** Asks for rows and count again. Comes by itself after an action that changes something. */
  refresh(): void
}

/** The same for what is done with one row at once. */
export interface RowList extends ActionList {
  /** Address of a row's form or details, with the list around it as it is shown. */
  hrefOf(row: object): string
  /** Leads there. */
  open(row: object): void
}

interface ActionSettings {
  id: string
  /** Names the action, such as `Make default`. */
  label: string
  icon?: ComponentType<{ fontSize?: 'inherit' | 'small' }>
  /** The call it makes: it is offered to those who may make it. */
  call: OperationId
  /** It changes nothing of the row, so it is offered for rows of others too. */
  forReaders?: true
  /** It changes something else than the row, so it is offered for rows that are not the person's to change. */
  ofEveryRow?: true
}

type RowEffect<Row extends object> =
  | { run(row: Row, list: RowList): void | Promise<void>; dialog?: never }
  | { dialog(): Promise<RowDialogModule<Row>>; run?: never }

/** Something to do with one row: at once, or by a dialog whose code comes when it is chosen. */
export type RowAction<Row extends object = object> = ActionSettings & {
  /** Whether it makes sense for this row. @default every row */
  isAllowed?(row: Row): boolean
} & RowEffect<Row>

/** What a row's menu offers: who may make its call has been asked. */
export type MenuAction = Omit<ActionSettings, 'call'> & RowEffect<object>

/** Something to do with the whole list: at once, or by a dialog whose code comes when it is chosen. */
export type ListAction = ActionSettings & {
  /** It is a way to the first row, and stands where there are none yet as well. */
  startsList?: true
} & (
    | { run(list: ActionList): void | Promise<void>; dialog?: never }
    | { dialog(): Promise<ListDialogModule>; run?: never }
  )

/** Something to do with all selected rows: at once, or by a dialog whose code comes when it is chosen. */
export type SelectionAction = ActionSettings & {
  /** Whether it makes sense for a row: not offered where it does for none that is selected. @default every row */
  isAllowed?(row: object): boolean
} & (
    | { run(targets: readonly { id: number; name: string }[]): void | Promise<void>; dialog?: never }
    | { dialog(): Promise<SelectionDialogModule>; run?: never }
  )

export interface SelectionDialogModule {
  SelectionDialog(props: { targets: readonly { id: number; name: string }[]; onClose: () => void }): ReactNode
}

export interface RowDialogModule<Row extends object = object> {
  ActionDialog(props: { row: Row; list: ActionList; onClose: () => void }): ReactNode
}

export interface ListDialogModule {
  ActionDialog(props: { list: ActionList; onClose: () => void }): ReactNode
}
