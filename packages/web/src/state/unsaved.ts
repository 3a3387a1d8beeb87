const held = new Set<symbol>()

/** Notes that something typed in this tab is not saved, until the returned function is called. */
export function holdUnsaved(): () => void {
  const mine = Symbol('unsaved')
  held.add(mine)
  return () => void held.delete(mine)
}

/** Whether something typed in this tab is not saved. */
export const isUnsaved = (): boolean => held.size > 0
