import type { AnyRow, Id, ModelName, Row } from './internal-rows.ts'

/** Operators on one field; several all apply. */
export interface Operators<V> {
  eq?: V
  neq?: V | null
  gt?: V
  gte?: V
  lt?: V
  lte?: V
  between?: readonly [V, V]
  inq?: readonly (V | null)[]
  nin?: readonly (V | null)[]
  like?: string
  nlike?: string
  ilike?: string
  nilike?: string
  regexp?: string
  exists?: boolean
}

/** Conditions a row must meet. Dotted keys reach into a relation or an object field. */
export type Where<R = AnyRow> = { [K in keyof R & string]?: R[K] | Operators<NonNullable<R[K]>> | null } & {
  and?: readonly (Where<R> | CheckedWhere)[]
  or?: readonly (Where<R> | CheckedWhere)[]
} & { [path: `${string}.${string}`]: unknown }

declare const isChecked: unique symbol

/** A `where` that is known at run time only, such as one that came with a request. It fits every table. */
export type CheckedWhere = Where & { readonly [isChecked]: true }

/** What to read of a table. No limit, or 0, means all. */
export interface TableQuery<R = AnyRow> {
  where?: Where<R> | CheckedWhere
  /** `field ASC`, `Relation.field DESC`, or a list of them. By id unless told otherwise. */
  order?: string | readonly string[]
  skip?: number
  limit?: number
}

/** A row to insert: the id may be left to the table. */
export type NewRow<R extends { id: Id }> = Omit<R, 'id'> & { id?: R['id'] }

/** The rows whose value of a field lies between two values, both included. */
export interface Span<R = AnyRow> {
  field: keyof R & string
  from: string
  to: string
}

/** Rows that were chosen of a table, as the slots they are in, and what stands in these by field: for who counts over many rows. */
export interface ChosenRows {
  /** Slots of the rows, in the order of the span's field, as they are now: a change may move them. */
  slots: Uint32Array
  /** The values of a field, each once with a code, and the code of each slot. */
  coded(field: string): { readonly codes: Uint8Array | Uint16Array | Uint32Array; readonly values: readonly unknown[] }
  /** The values of a field of numbers, or of moments in milliseconds since 1970, by slot: NaN where there is none. */
  numbers(field: string): { readonly numbers: Float64Array }
}

/** A table. Rows are never changed in place: a change puts a new object in the old one's stead. */
export interface Table<R extends { id: Id } = AnyRow> {
  readonly model: ModelName
  readonly size: number
  /** The highest number that a row ever had as its id. */
  readonly lastId: number
  get(id: Id): R | undefined
  /** The rows of a query, in order. */
  find(query?: TableQuery<R>): R[]
  /** The first row of a query. */
  findOne(where: Where<R> | CheckedWhere, order?: string | readonly string[]): R | undefined
  count(where?: Where<R> | CheckedWhere): number
  /** The rows of a span that meet a condition, to count over. */
  choose(where: Where<R> | CheckedWhere, span: Span<R>): ChosenRows
  /** Rows whose `field` equals `value`, by an index made on first use. */
  by<F extends keyof R & string>(field: F, value: R[F]): readonly R[]
  /** Every row, by id, without copying. */
  all(): Iterable<R>
  /** Adds a row and gives it the next id when it has none. Throws a 409 when the id is taken. */
  insert(row: NewRow<R>): R
  /** Puts a whole row in the place of the one with that id. Throws a 404 when there is none. */
  replace(id: Id, row: NewRow<R>): R
  /** Changes the given fields; `undefined` drops a field. Throws a 404 when there is none. */
  patch(id: Id, changes: { [K in keyof R]?: R[K] | undefined }): R
  /** Takes a row out and answers it, or undefined when it was not there. */
  delete(id: Id): R | undefined
  /** Takes out all rows that match and answers them. */
  deleteWhere(where: Where<R> | CheckedWhere): R[]
  /** Puts many rows in at once, without telling listeners. `lastId` is the highest that a row ever had, also one that is gone. */
  load(rows: Iterable<R>, lastId?: number): void
}

/** What happened to one row. */
export interface Change {
  model: ModelName
  kind: 'created' | 'updated' | 'deleted'
  row: AnyRow
  /** The row as it was, when it was updated. */
  before?: AnyRow
}

/** All tables of one world. */
export interface Store {
  table<M extends ModelName>(model: M): Table<Row<M>>
  /** The table of a model known at run time only, or undefined when there is none of that name. */
  anyTable(model: string): Table | undefined
  /** Puts many rows in a table at once, without telling listeners. */
  load<M extends ModelName>(model: M, rows: Iterable<Row<M>>): void
  /** Calls back after each change, until the function it answers is called. */
  onChange(listener: (change: Change) => void): () => void
  /** Names of all tables. */
  models(): readonly string[]
  /** Calls back after all rows were replaced at once, until the function it answers is called. */
  onReplaced(listener: () => void): () => void
  /** Makes what questions about many rows need, in steps, so that none has to wait for it. */
  precompute(): Iterator<void, void, undefined>
  /** A copy that shares rows until either side changes them; listeners are not copied. */
  fork(): Store
  /** Takes over the rows of another store, as `fork` gives them; `isDone` where the other is used no more, so that nothing is shared. */
  become(other: Store, isDone?: boolean): void
}
