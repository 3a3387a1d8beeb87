import type { ImportRefusal } from '@lineboard/contract/imports'
import type { Period } from '@lineboard/sdk'
import type { ReactNode } from 'react'
import type { Call } from '../data/last-calls.ts'
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

/** How the app says what an import of a list is about: what it reads is the contract's to say. */
export interface ImportTexts {
  /** What fields are called that no column shows, and columns that name rows of other lists. */
  labels?: Readonly<Record<string, string>>
  /** Why a row that is there may not be changed as a file says. */
  refusals?: Readonly<Record<ImportRefusal['kind'], string>>
}
