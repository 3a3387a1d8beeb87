import { proxy } from 'valtio'
import { readStoredJson, writeStored } from '../browser/storage.ts'

/** A screen that was opened and not closed again. */
export interface Tab {
  /** Tells it from the others: the pattern of its route. */
  id: string
  /** Where it was left, with its query. */
  address: string
}

/** Opened screens, in the order they were opened. */
export const tabs = proxy<{ list: Tab[] }>({ list: [] })

/** Whose tabs they are. Without somebody nothing is kept. */
let ownerId: number | undefined

const isTab = (value: unknown): value is Tab => {
  const { id, address }: Record<string, unknown> = Object(value)
  return typeof id === 'string' && typeof address === 'string' && address.startsWith('/')
}

// Kept in the browser: with the personal settings every click would be a call, and a line of the audit.
const keptOfAll = (): object => Object(readStoredJson('openTabs'))

function change(list: Tab[]): void {
  tabs.list = list
  if (ownerId !== undefined) writeStored('openTabs', JSON.stringify({ ...keptOfAll(), [ownerId]: list }))
}

/** Begins with the tabs that a person left in this browser, as far as they still lead somewhere. */
export function recallTabs(userId: number, leads: (tab: Tab) => boolean): void {
  ownerId = userId
  const kept: unknown = Reflect.get(keptOfAll(), String(userId))
  tabs.list = Array.isArray(kept) ? kept.filter(isTab).filter(leads) : []
}

/** Opens a tab, or remembers where an open one is now. */
export function openTab(tab: Tab): void {
  const isOpen = tabs.list.some(({ id }) => id === tab.id)
  change(isOpen ? tabs.list.map((each) => (each.id === tab.id ? tab : each)) : [...tabs.list, tab])
}

/** Has the tabs whose screens show one customer show another, or all. */
export function carryCustomer(customerId: number | undefined): void {
  const carried = ({ id, address }: Tab): Tab => {
    const [path = '', search = ''] = address.split('?')
    const params = new URLSearchParams(search)
    if (!params.has('customer')) return { id, address }
    if (customerId === undefined) params.delete('customer')
    else params.set('customer', String(customerId))
    return { id, address: params.size > 0 ? `${path}?${params}` : path }
  }
  change(tabs.list.map(carried))
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
export const closeTab = (id: string): void => change(tabs.list.filter((tab) => tab.id !== id))

/** Takes all tabs out but one. */
export const closeOtherTabs = (id: string | undefined): void => change(tabs.list.filter((tab) => tab.id === id))

/** Forgets whose tabs they are, and shows none: what is kept stays for that person's next start. */
export function leaveTabs(): void {
  ownerId = undefined
  tabs.list = []
}
