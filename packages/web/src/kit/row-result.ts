/** A row something is done to: its id, and its name for messages. */
export interface Target {
  id: number
  name: string
}

/** What became of a row. */
export interface RowResult extends Target {
  /** `gone`: somebody had deleted it before. `skipped`: the rest was called off before its turn. */
  outcome: 'done' | 'gone' | 'failed' | 'skipped'
  /** Why it failed, where the call threw. */
  error?: unknown
}

/** Does the same to every row and answers what became of each, in their order; never rejects. */
export type RunRows = (
  targets: readonly Target[],
  onProgress: (done: number) => void,
  signal?: AbortSignal,
) => Promise<RowResult[]>

/** Rows a result speaks of as neither done nor gone. */
export const failedOf = (results: readonly RowResult[]): RowResult[] =>
  results.filter(({ outcome }) => outcome === 'failed' || outcome === 'skipped')

/** Something that is done to rows of one resource. */
export interface Run {
  kind: 'remove' | 'edit'
  model: string
  nouns: { one: string; other: string }
  targets: readonly Target[]
  /** What is being done, in words, while it can be taken back. @default that they are changed, or deleted */
  text?: string
  act: RunRows
  /** Says what went well; what failed is shown row by row. */
  notify(results: readonly RowResult[]): void
}

/** The id that a row was stored by; undefined where a server that fills nothing in answers none, whatever the contract says. */
export const storedId = ({ id }: Partial<{ id: number }>): number | undefined => id

/** Of a row what its input takes: a call that adds it refuses what it does not know. What replaces a row is the row whole. */
export const inputOf = (shape: object, row: object): object =>
  Object.fromEntries(Object.entries(row).filter(([name]) => Object.hasOwn(shape, name)))
