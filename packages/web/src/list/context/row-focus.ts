import { addPersonalState } from '../../state/personal-state.ts'

/** Where the rows of a list stand: in a grid, or as cards. Both say of a row its id. */
export const ROW = '[data-list-rows] [data-id]'

/** Id of the row that has the focus. */
export function focusedRowId(): number | undefined {
  const row = document.activeElement?.closest<HTMLElement>(ROW)
  return row ? Number(row.dataset.id) : undefined
}

/** Whether the focus is nowhere: it went with what had it. */
export const isLost = () => !document.activeElement?.isConnected || document.activeElement === document.body

export const isAsked = () => document.querySelector('[role=dialog], [role=alertdialog]') !== null

/** How often it is looked whether a question that leaves has let go of the focus, in milliseconds, and how many times. */
export const LOOK_MS = 50
export const LOOKS = 20

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

/** What of the rows Tab leads to. */
const FIRST = '[data-list-rows] :is([tabindex="0"], a, input)'

let callOff = (): void => undefined
// Whoever signs in next is led nowhere by what another person pressed.
addPersonalState({ forget: () => callOff() })

/** Moves the focus to the rows, where it went with what was pressed above them, or asked about them. */
export function focusRows(): void {
  callOff()
  callOff = whenFocusIsLost(() => document.querySelector<HTMLElement>(FIRST)?.focus())
}
