const holders = new Set<object>()

/** Says that something typed would be lost by leaving the page, until the function it answers is called. */
export function holdUnsaved(): () => void {
  const holder = {}
  holders.add(holder)
  return () => void holders.delete(holder)
}

/** Whether something typed would be lost by leaving the page. */
export const hasUnsaved = (): boolean => holders.size > 0
