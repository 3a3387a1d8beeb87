import type { Store } from '../store/types.ts'

/** Customer 1 owns the installation: whom it blocks can call nobody. */
const OWNER_ID = 1

/** Whether calls of a number are refused for a customer: by its list of blocked numbers, the owner's, or its phone book. */
export function isRefused(store: Store, customerId: number, callerNumber: string): boolean {
  const isListed = store
    .table('BlacklistNumber')
    .by('number', callerNumber)
    .some((entry) => entry.customerId === customerId || entry.customerId === OWNER_ID)
  if (isListed) return true
  const contacts = store.table('PhoneBook').by('number', callerNumber)
  return contacts.some((contact) => contact.customerId === customerId && contact.blocked)
}
