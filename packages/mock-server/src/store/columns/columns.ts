import { entityMeta } from '../../ground/contract/entity-meta.ts'
import type { AnyRow } from '../rows/internal-rows.ts'
import { CodedColumn } from './coded-column.ts'
import { NumberColumn } from './number-column.ts'
import type { SlottedRows } from './slotted-rows.ts'
import { TextColumn } from './text-column.ts'

/** Where more than one of two rows brings a new value, keeping each value once gains nothing. */
const SAMPLE_ROWS = 2000
const ROWS_PER_VALUE = 2
/** Values that no row has any more, beyond which a column is dropped and made anew when it is needed. */
const SPARE_VALUES = 1000
/** Rows that are read in one step of making columns ahead: some ten milliseconds. */
const STEP_ROWS = 20_000

/** Changed texts that are looked at one by one, beyond which all of them are put together anew: one of so many rows. */
const ROWS_PER_CHANGED_TEXT = 10

type Column = CodedColumn | NumberColumn

/** The columns of a table: made when they are first asked for, and kept up with every change from then on. */
export class Columns {
  private readonly rows: SlottedRows
  private readonly codedBy = new Map<string, CodedColumn>()
  private readonly numbersBy = new Map<string, NumberColumn>()
  private readonly textsBy = new Map<string, TextColumn>()
  private readonly diverse = new Set<string>()
  /** Those being made, a step at a time. */
  private readonly making = new Set<ReadonlyMap<string, Column | TextColumn>>()

  constructor(rows: SlottedRows) {
    this.rows = rows
  }

  /** The values of a field, each once, however many there are. */
  coded(field: string): CodedColumn {
    const kept = this.rows.column(field)
    if (kept instanceof CodedColumn) return kept
    const column = this.codedBy.get(field) ?? this.filled(new CodedColumn(this.rows.slots), field)
    this.codedBy.set(field, column)
    return column
  }

  /** The same where there are few values; undefined where most rows bring one of their own. */
  fewValued(field: string): CodedColumn | undefined {
    const kept = this.rows.column(field)
    const known = kept instanceof CodedColumn ? kept : this.codedBy.get(field)
    if (known) return this.isDiverse(known, this.rows.size) ? undefined : known
    if (this.diverse.has(field)) return undefined
    const column = new CodedColumn(this.rows.slots)
    const isFew = this.rows.everyValue(field, (value, slot, at) => {
      column.set(slot, value)
      return !this.isDiverse(column, at)
    })
    if (!isFew) {
      this.diverse.add(field)
      return undefined
    }
    this.codedBy.set(field, column)
    return column
  }

  /** A field of numbers or moments. */
  numbers(field: string): NumberColumn {
    const kept = this.rows.column(field)
    if (kept instanceof NumberColumn) return kept
    const column = this.numbersBy.get(field) ?? this.filled(new NumberColumn(this.rows.slots), field)
    this.numbersBy.set(field, column)
    return column
  }

  /** The texts of a field that most rows have one of their own of; undefined for other fields, and where there are too many. */
  texts(field: string): TextColumn | undefined {
    if (this.fewValued(field)) return undefined
    if (!this.textsBy.has(field)) for (const _ of this.makeTexts(field));
    return this.textsBy.get(field)
  }

  /** Puts the texts of a field together, some rows a step. Changes may come between the steps. */
  *makeTexts(field: string): Generator<void, void, undefined> {
    const column = new TextColumn()
    const making = new Map([[field, column]])
    this.making.add(making)
    for (let slot = 0; slot < this.rows.slots && !column.isTooLong; slot++) {
      column.append(this.rows.valueAt(slot, field))
      if (slot % STEP_ROWS !== STEP_ROWS - 1) continue
      yield
      if (!this.making.has(making)) return
    }
    column.finish()
    if (!column.isTooLong) this.textsBy.set(field, column)
    this.making.delete(making)
  }

  /**
   * Makes columns of fields, some rows a step: all in one go over the rows, which is many times as fast as one after the other. Changes
   * may come between the steps; when all rows are replaced it ends.
   */
  *precompute(fields: Readonly<Record<string, 'coded' | 'numbers'>>): Generator<void, void, undefined> {
    const missing = Object.entries(fields).filter(([field, kind]) => !this.isKnown(field, kind))
    const making = new Map(
      missing.map(([field, kind]): [string, Column] => [
        field,
        kind === 'coded' ? new CodedColumn(this.rows.slots) : new NumberColumn(this.rows.slots),
      ]),
    )
    this.making.add(making)
    for (let slot = 0; slot < this.rows.slots; slot += STEP_ROWS) {
      const end = Math.min(slot + STEP_ROWS, this.rows.slots)
      for (let at = slot; at < end; at++) {
        if (!this.rows.has(at)) continue
        for (const [field, column] of making) column.set(at, this.rows.valueAt(at, field))
      }
      for (const [field, column] of making) {
        if (!(column instanceof CodedColumn) || !this.isDiverse(column, end)) continue
        this.diverse.add(field)
        making.delete(field)
      }
      yield
      if (!this.making.has(making)) return
    }
    for (const [field, column] of making) {
      if (column instanceof NumberColumn) this.numbersBy.set(field, column)
      else this.codedBy.set(field, column)
    }
    this.making.delete(making)
  }

  /** Puts the row of a slot into every column. */
  change(slot: number, row: AnyRow): void {
    for (const making of this.making) for (const [field, column] of making) column.set(slot, row[field])
    for (const [field, column] of this.codedBy) {
      column.set(slot, row[field])
      if (column.values.length > ROWS_PER_VALUE * this.rows.size + SPARE_VALUES) this.codedBy.delete(field)
    }
    for (const [field, column] of this.numbersBy) column.set(slot, row[field])
    for (const [field, column] of this.textsBy) {
      column.set(slot)
      if (column.changes * ROWS_PER_CHANGED_TEXT > this.rows.size + SPARE_VALUES) this.textsBy.delete(field)
    }
  }

  /** Forgets every column. */
  clear(): void {
    this.making.clear()
    this.codedBy.clear()
    this.numbersBy.clear()
    this.textsBy.clear()
    this.diverse.clear()
  }

  /** The columns of a twin of the table, shared until one of the two changes. */
  takeOver(other: Columns): void {
    this.clear()
    for (const [field, column] of other.codedBy) this.codedBy.set(field, column.fork())
    for (const [field, column] of other.numbersBy) this.numbersBy.set(field, column.fork())
    for (const [field, column] of other.textsBy) this.textsBy.set(field, column.fork())
  }

  private isKnown(field: string, kind: 'coded' | 'numbers'): boolean {
    const kept = this.rows.column(field)
    if (kind === 'numbers' ? kept instanceof NumberColumn : kept) return true
    return kind === 'numbers' ? this.numbersBy.has(field) : this.codedBy.has(field) || this.diverse.has(field)
  }

  private isDiverse({ values }: CodedColumn, rows: number): boolean {
    return rows >= SAMPLE_ROWS && values.length > rows / ROWS_PER_VALUE
  }

  private filled<C extends Column>(column: C, field: string): C {
    this.rows.everyValue(field, (value, slot) => {
      column.set(slot, value)
      return true
    })
    return column
  }
}

const columnKinds: Readonly<Record<string, 'coded' | 'numbers' | undefined>> = {
  ...{ string: 'coded', integer: 'coded', number: 'coded', boolean: 'coded', date: 'coded' },
  'date-time': 'numbers',
}

/**
 * Makes the columns of a model's fields in steps, and the orders by those that most rows have a value of their own of: these take longest.
 * `sort` makes the order by a field.
 */
export function* precomputeColumns(
  columns: Columns,
  model: string,
  sort: (field: string) => void,
): Generator<void, void, undefined> {
  const kinds = Object.entries(entityMeta(model)?.fields ?? {})
  const wanted = kinds.flatMap(([field, kind]) => {
    const column = columnKinds[kind]
    return column ? [[field, column] as const] : []
  })
  yield* columns.precompute(Object.fromEntries(wanted))
  for (const [field, kind] of kinds) {
    if (columnKinds[kind] === undefined) continue
    if (kind !== 'date-time' && columns.fewValued(field)) continue
    if (kind === 'string') yield* columns.makeTexts(field)
    sort(field)
    yield
  }
}
