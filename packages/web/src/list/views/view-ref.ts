/** Which saved view the list was opened by: one's own by its name, a shared one by its template. */
export type ViewRef = { own: string } | { shared: number }

/** The view that a history entry says it was opened by. Links and typed addresses say none. */
export function viewRefOf(state: unknown): ViewRef | undefined {
  const { view }: { view?: unknown } = Object(state)
  const { own, shared }: Record<string, unknown> = Object(view)
  if (typeof own === 'string') return { own }
  return typeof shared === 'number' ? { shared } : undefined
}
