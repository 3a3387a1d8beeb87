import { useState } from 'react'

interface Row {
  id: number
}

/** Rows as they stand on the screen, and what waits beside them. */
export interface HeldRows<Known> {
  rows: readonly Known[]
  /** How many rows of the answer are not shown. */
  waiting: number
  /** Shows the answer as it is. */
  show: () => void
}

/**
 * Keeps the rows of a short list where they are while answers to the same question come: what changed is shown in its place, a row that has left
 * the answer stays as it was, and new ones wait until somebody asks. Another question shows its own rows.
 */
export function useHeldRows<Known extends Row>(rows: readonly Known[], question: string): HeldRows<Known> {
  const [kept, setKept] = useState({ question, rows })
  const held = kept.question === question ? kept : { question, rows }
  if (held !== kept) setKept(held)
  const shown = new Set(held.rows.map(({ id }) => id))
  const now = new Map(rows.map((row) => [row.id, row]))
  return {
    rows: held.rows.map((row) => now.get(row.id) ?? row),
    waiting: rows.filter(({ id }) => !shown.has(id)).length,
    show: () => setKept({ question, rows }),
  }
}
