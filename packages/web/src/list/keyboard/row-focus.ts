/** Where the rows of a list stand: in a grid, or as cards. Both say of a row its id. */
const ROW = '[data-list-rows] [data-id]'

/** Id of the row that has the focus. */
export function focusedRowId(): number | undefined {
  const row = document.activeElement?.closest<HTMLElement>(ROW)
  return row ? Number(row.dataset.id) : undefined
}

/** Whether the focus is nowhere: it went with what had it. */
const isLost = () => !document.activeElement?.isConnected || document.activeElement === document.body

const isAsked = () => document.querySelector('[role=dialog], [role=alertdialog]') !== null

/** How often it is looked whether a question that leaves has let go of the focus, in milliseconds, and how many times. */
const LOOK_MS = 50
const LOOKS = 20

/** Does something once the focus is lost and no question is open; nothing where somebody has the focus elsewhere. Answers how to call it off. */
export function whenFocusIsLost(act: () => void): () => void {
  let looks = 0
  const timer = setInterval(() => {
    looks += 1
    const isDue = isLost() && !isAsked()
    if (isDue || looks === LOOKS) clearInterval(timer)
    if (isDue) act()
  }, LOOK_MS)
  return () => clearInterval(timer)
}

/** Which of some rows the list shows first. */
const firstShown = (ids: ReadonlySet<number>): number | undefined =>
  [...document.querySelectorAll<HTMLElement>(ROW)].map(({ dataset }) => Number(dataset.id)).find((id) => ids.has(id))

/**
 * Moves the focus to the first of the rows that have come back, from a row beside them, or where it is nowhere. They are drawn in a
 * moment.
 */
export function focusReturned(ids: ReadonlySet<number>, focusRow: (id: number) => void): void {
  let looks = 0
  const timer = setInterval(() => {
    looks += 1
    const at = focusedRowId()
    const isFree = !isAsked() && (isLost() || (at !== undefined && !ids.has(at)))
    const row = isFree ? firstShown(ids) : undefined
    if (row !== undefined || looks === LOOKS) clearInterval(timer)
    if (row !== undefined) focusRow(row)
  }, LOOK_MS)
}

/** What of the rows Tab leads to. */
const FIRST = '[data-list-rows] :is([tabindex="0"], a, input)'

/** Moves the focus to the rows, where it went with what was pressed above them, or asked about them. */
export const focusRows = () => void whenFocusIsLost(() => document.querySelector<HTMLElement>(FIRST)?.focus())
