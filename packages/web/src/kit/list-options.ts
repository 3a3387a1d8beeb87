import type { Period } from '@lineboard/sdk'
import type { ReactNode } from 'react'
import type { Call } from '../data/last-calls.ts'
import type { ListId } from './operation-ids.ts'
import type { Target } from './row-result.ts'

/** The page whose rows are marked. */
export interface MarkedPage {
  /** All its rows: what is asked of them is asked of all at once. */
  rows: readonly object[]
  /** Conditions of the list. */
  where: object
  /** Address of the list, narrowed to rows whose field is the value. */
  only(key: string, value: string): string
}

/** What marks a row; the same function for as long as nothing else is known, since each row is drawn with a new one. */
export type MarkRow = (row: object, tabIndex: number) => ReactNode

/** A hook that asks what is to be known of a page's rows at a glance, once for all of them. */
export type UseMarks = (page: MarkedPage) => MarkRow

/** A usual way to narrow a list, pressed above it: conditions, or a period. */
export interface QuickFilter {
  label: string
  /** Conditions of the filter text, each of a field of its own: `status:"voicemail"`. */
  filter?: string
  period?: Period
}

/** What is done before rows are deleted, once nobody can take it back any more. */
export interface First {
  /** Does what is left of it: trying again must be safe. Throws what the server refuses. */
  run(): Promise<void>
  /** The same as calls, for a page that goes. */
  last: readonly Call[]
}

/** What the question before deleting says and asks of rows of one kind, below what depends on them. */
export interface RemovalNotesProps {
  targets: readonly Target[]
  /** The row that everything is moved to; undefined where nothing is moved. */
  moveToId: number | undefined
  /**
   * Hears what must be done first, undefined for nothing; `refused` where the server would not have it, so that it can't be agreed
   * to. Until it does, nobody knows what is agreed to.
   */
  onFirst: (first: First | 'refused' | undefined) => void
}

/** What stands in the place of the question whether to delete, where rows leave in steps. */
export interface RetirementProps {
  targets: readonly Target[]
  /** Goes on to the question whether to delete: for rows that have left already. */
  onDelete: () => void
  onClose: () => void
}

/** A column of a file that names a row of another list, as people know it. */
export interface ImportLink {
  /** Field that gets the id of the row. */
  field: string
  /** The column's name in the template, as the server's own files have it. */
  column: string
  label: string
  list: ListId
  /** Field that holds what the column has. */
  match: string
  /** It is a phone number: read as forms read them. */
  isPhone?: true
  /** Rows of the owner serve every customer; a customer's own goes before one of the same name. */
  isShared?: true
}

/** How rows of an entity are read from CSV files. */
export interface ImportRules<Field extends string = string> {
  /**
   * Field that no two rows of a customer share, or fields that no two have all the same: a row of the file with what one that is there
   * has in them is that row.
   */
  key: Field | readonly [Field, ...Field[]]
  /** What the server takes of the fields of the key where a row leaves them out. */
  unsaid?: (row: object) => object
  /** Fields a file can fill, in the order of the template. */
  fields: readonly Field[]
  /** Those of the fields that are phone numbers: read as forms read them. */
  phones?: readonly Field[]
  /** Rows of other lists that a file names. */
  links?: readonly ImportLink[]
  /** What fields are called that no column shows. */
  labels?: Readonly<Record<string, string>>
  /** Rows that are there already are changed in what the file says; empty cells leave what is there. */
  updates?: true
  /** What the server refuses of a change of a row that is there, said before any is made. */
  refuses?(row: object, input: object): readonly { field: Field; message: string }[]
  /** Fields that are read from all that a row says, by field, such as the mask from a network. Undefined: no value. */
  readers?: Readonly<Record<string, (texts: Readonly<Record<string, string>>) => string | number | undefined>>
}
