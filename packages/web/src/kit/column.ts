import type { AnyWhere } from '@lineboard/sdk'
import type { ReactNode } from 'react'
import type { Counted } from './count-by.ts'
import type { EntityOf, ListId, RelationOf, RowOf } from './operation-ids.ts'
import type { FieldPath, FieldValue } from './value-at.ts'

export interface CellProps<Value = unknown> {
  value: Value
  row: object
  /** For links and buttons inside: only the cell that has the keyboard is a tab stop. */
  tabIndex: number
}

/** A value as the API writes it, and what it is called. */
export interface CellChoice {
  value: string
  label: string
}

/** How values of one kind are read, aligned and shown. What is copied is the text, never the rendering. */
export interface Cell<Value = unknown> {
  /** The value in words, for copying, exports, titles and screen readers; with its row, where what it means depends on more of it. */
  toText(value: Value, row?: object): string
  /** Brings what its text is made of, where that is not here from the start: files wait for it. */
  load?(): Promise<unknown>
  /** The value in a file, where programs read on: numbers as numbers, times as instants. @default its text */
  toFile?(value: Value, row?: object): unknown
  /** What the numbers in a file are in, such as USD, where the screen may show them in something else: the heading there says it. */
  fileUnit?: string | (() => string)
  /** What the value is in a file for spreadsheet programs: digits that are no quantity, an amount, a quantity. @default as it is */
  fileKind?: 'text' | 'amount' | 'count'
  /** How a value typed into the filter reads, such as an amount with its currency; undefined where it is none. @default as typed */
  ofFilter?(typed: string): string | undefined
  /** The values there can be, where they are few: what the filter offers, with their names. */
  choices?: readonly CellChoice[]
  /** Its text has phone numbers, which are read in groups once the numbering plans have come. */
  hasPhones?: boolean
  /** The value is a phone number, which can be called. */
  isPhone?: boolean
  /** Field of the row that holds the id of what the value names. @default as the contract's relation says */
  names?: string
  /** What is read in the cell is not the value: its words find nothing. @default false */
  saysOther?: true
  /** What stands in the cell instead of the text. */
  render?(props: CellProps<Value>): ReactNode
  /** `render` draws a name, which leads to what it names as the text would. */
  drawsName?: true
  /** @default 'left' */
  align?: 'left' | 'right'
  /** Width that fits usual values, in pixels. */
  widthPx: number
}

/**
 * Where a column's value goes on a card, which stands for a row on narrow screens: at the end of its title, or among the
 * values below it, there with its label where the value alone does not say what it is. `continued` is one with the value before
 * it, as a last name is.
 */
export type CardPlace = 'aside' | 'detail' | 'continued' | 'labelled'

/** The list that ids of a column are of. */
export interface Lookup {
  /** What such a row is called as a condition of the filter. */
  label: string
  list: ListId
  /** Field that the names are in the order of. */
  order: string
  /** The name of a row. */
  toText(row: object): string
  /** The rows belong to customers: users who see all of them are told the customer of each name. */
  isOfCustomer?: true
}

/** What a cell says beside its field, by which rows are found as well. */
export interface Said {
  /** What it may say, from each of its words on: bare text looks for them, too. */
  words: readonly string[]
  /** Conditions of the rows of which a text is said; undefined where it is said of none. */
  whereSaid(text: string): AnyWhere | undefined
}

interface ColumnSettings {
  label: string
  /** Takes what is left of the width, in proportion to the other growing columns. */
  grow?: number
  /** Overrides the width of the cell, in pixels. */
  widthPx?: number
  /** @default true for the row's own fields, false for those of relations: most servers ignore such an order. */
  sortable?: boolean
  /** @default left out of cards; a detail where the column says whose a row is (`ownerOnly`) */
  card?: CardPlace
  /** Not shown, but found by the filter. */
  hidden?: true
  /** The values are ids of rows of another list: the filter offers and shows those by name. One column of a list at most. */
  lookup?: Lookup
  /** Shown only to people of the owner, who see the rows of every customer. */
  ownerOnly?: true
  /** Its dates may be still to come: the filter offers days ahead, too. */
  isAhead?: true
  /** A column that the filter brings in takes no room from this one. @default true for what cards show beside the title */
  isNeeded?: true
  /** Few rows have it: where not all columns have room, it goes first. */
  isSpare?: true
  /** The cell says more than its field. */
  said?: Said
  /** The values are counts of rows of other lists, asked for while the column is shown. Two columns of a list at most. */
  counted?: Counted
}

/** A column of what is counted in other lists, or looked up there, whose key finds the rows where it says how. No server knows these values, so that it is not sorted by. */
export interface CountedColumn extends Omit<ColumnSettings, 'sortable' | 'lookup'> {
  field: `counted.${string}`
  cell: Cell<number> | Cell<string>
  counted: Counted
  search?: string
}

/** A column of a list: which field of the row, and how it is shown. */
export interface Column<Path extends string = string, Value = unknown, Key extends string = string>
  extends ColumnSettings {
  field: Path
  cell: Cell<Value>
  /** Key of this column in the filter text. @default its field, which has to be named: bare text does not look for it */
  search?: Key
}

/** Fields of a list's rows, and of the relations that are included. */
type FieldOf<Id extends string, Include extends string> = string extends Id
  ? string
  : Exclude<FieldPath<RowOf<Id>>, `${Exclude<RelationOf<Id>, Include>}.${string}`>

type ValueOf<Id extends string, Path extends string> = string extends Id ? unknown : FieldValue<RowOf<Id>, Path>

type SearchKey<Id extends string, Path extends string> = string extends Id
  ? string
  :
      | {
          [Key in keyof EntityOf<Id>['searchable'] & string]: Path extends Key | EntityOf<Id>['searchable'][Key]
            ? Key
            : never
        }[keyof EntityOf<Id>['searchable'] & string]
      | Extract<Path, keyof EntityOf<Id>['fields']>

/** A column of one list, checked against the row type of its operation: path, cell and key of the filter text. */
export type ColumnOf<Id extends string, Include extends string> = {
  [Path in FieldOf<Id, Include>]: Column<Path, ValueOf<Id, Path>, SearchKey<Id, Path>>
}[FieldOf<Id, Include>]
