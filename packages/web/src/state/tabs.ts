import { proxy } from 'valtio'

/** A screen that was opened and not closed again. */
export interface Tab {
  /** Tells it from the others: the pattern of its route. */
  id: string
  title: string
  /** Where it was left, with its query. */
  address: string
}

/** Opened screens, in the order they were opened. */
export const tabs = proxy<{ list: Tab[] }>({ list: [] })

/** Opens a tab, or remembers where an open one is now. */
export function openTab(tab: Tab): void {
  const known = tabs.list.find(({ id }) => id === tab.id)
  if (known) Object.assign(known, tab)
  else tabs.list.push(tab)
}

/** Where closing a tab leads: from the active one to the next, or the one before, or home when none remain. */
export function addressAfterClosing(
  list: readonly Tab[],
  id: string,
  activeId: string | undefined,
): string | undefined {
  if (id !== activeId) return undefined
  const at = list.findIndex((tab) => tab.id === id)
  return (list[at + 1] ?? list[at - 1])?.address ?? '/'
}

/** Takes a tab out. */
export function closeTab(id: string): void {
  tabs.list = tabs.list.filter((tab) => tab.id !== id)
}

/** Takes all tabs out. */
export function closeTabs(): void {
  tabs.list = []
}
