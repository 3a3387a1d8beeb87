import type { ComponentType } from 'react'
import type { ChartData } from '../../shared/chart/chart-data.ts'
import type { CallBlock, CallsMeant } from '../../shared/report/calls-href.ts'

/** A figure of a report as a column. */
export interface ReportColumn<Figures> {
  /** What the address calls it. */
  id: string
  label: string
  /** What it counts, in a sentence. */
  hint?: string
  text: (figures: Figures) => string
  /** What files call it, which tell no more of what they were made from. @default the label */
  fileLabel?: string
  /** What files have its values in, where that is not how they are shown: dollars. */
  fileUnit?: string
  /** What rows are sorted by, and files have; undefined where there is nothing to tell. */
  value: (figures: Figures) => number | undefined
  /** What files have in its place, such as per cent for a share; what follows from other columns follows from what files have of those. */
  fileValue?: (figures: Figures) => number | undefined
  /** Its value is not said for now, in files neither: rows keep the places that it gives them. @default it is said */
  isUnsaid?: (figures: Figures) => boolean
  /** Conditions of the calls that it counts; undefined where it counts none. */
  calls?: (figures: Figures) => readonly CallBlock[] | undefined
  /** Where its value leads; undefined for the calls that it counts. */
  href?: (row: Pick<ReportRow<Figures>, 'calls' | 'figures'>) => string | undefined
  /** What files have of it, where that is a text; `null` leaves the column out of files. */
  fileText?: ((figures: Figures) => string) | null
  /** It counts calls of the other period of a row. */
  isBefore?: boolean
  /** On a phone it stands below the others, in a second line of its row. */
  isBelow?: boolean
  /** Added up over parts of a period it is that many at most. */
  isBoundOfSums?: boolean
  /** What stands in the place of its text. */
  Cell?: ComponentType<{ row: ReportRow<Figures>; text: string }>
}

/** Figures of a day, a source or whatever else a row stands for. */
export interface ReportRow<Figures> {
  key: string
  label: string
  /** What it counts, in a sentence, where it is a figure. */
  hint?: string
  /** The same where there is little room, as under a bar. */
  short?: string
  /** The same in files, where spreadsheets read it. */
  inFiles?: string
  figures: Figures
  /** The calls it speaks of; left out where no list can be narrowed to them. */
  calls?: CallsMeant | undefined
  /** Those of the period it is held against. */
  callsBefore?: CallsMeant | undefined
  /** What it speaks of is not over. */
  unfinished?: boolean
  /** Its figures are sums over parts of the period. */
  summed?: boolean
}

/** A table of a report as data. */
export interface ReportTableSpec<Data, Figures> {
  /** What the address calls it. */
  id: string
  title: string
  /** Heading of the first column. */
  head: string
  rows: (data: Data) => readonly ReportRow<Figures>[]
  /** The same rows as a picture. */
  chart?: (rows: readonly ReportRow<Figures>[]) => ChartData
  /** Figures of all rows together. */
  totals?: (data: Data) => Pick<ReportRow<Figures>, 'figures' | 'calls' | 'callsBefore'>
  /** Its rows are of several kinds, and can't be sorted. */
  isFixed?: boolean
  /** What its rows stand for has an order of its own, which they come in: days, hours. Their names would sort otherwise. */
  isInOrder?: boolean
}

/** The calls that a figure of a row counts; undefined where it is none of calls, or of none that a list can be narrowed to. */
export function callsBehind<Figures>(
  { figures, calls, callsBefore }: Pick<ReportRow<Figures>, 'figures' | 'calls' | 'callsBefore'>,
  column: ReportColumn<Figures>,
): CallsMeant | undefined {
  const meant = column.isBefore ? callsBefore : calls
  const blocks = meant && column.calls?.(figures)
  return blocks && { ...meant, blocks: [...(meant.blocks ?? []), ...blocks] }
}
