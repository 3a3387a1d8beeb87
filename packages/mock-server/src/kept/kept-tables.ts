import { besideStore } from '../handlers/beside-store.ts'
import { MemoryTable } from '../store/memory-table.ts'
import type { ModelName } from '../store/models.ts'
import type { Store, Table } from '../store/types.ts'

/** A card as the sandbox provider knows it. Its number is never kept. */
export interface SandboxCard {
  /** Name of the card, such as `pm_…`: what attaching asks for. */
  token: string
  brand: string
  last4: string
  expMonth: number
  expYear: number
  holderName?: string
}

/** A payment, or the saving of a card, that was begun with the sandbox provider. */
export interface PaymentIntent {
  /** `pi_…` for a payment, `seti_…` for a card to save. */
  id: string
  clientSecret: string
  /** Whose it is; 0 where nobody was signed in, as at sign-up. */
  customerId: number
  /** In the currency below; 0 for a card to save. */
  amountCents: number
  currency: string
  status: 'requires_payment_method' | 'requires_action' | 'succeeded'
  /** The card it was confirmed with, or waits to be confirmed with. */
  card?: SandboxCard
  /** The payment it became in a wallet. */
  transactionId?: number
  createdAt: string
}

/** Rows kept beside the contract's own, and answered by no operation. */
export interface KeptRows {
  PaymentIntent: PaymentIntent
  /** Who agreed to what, the latest last. */
  PaymentConsent: {
    id: number
    customerId: number
    userId: number
    accepted: boolean
    text?: string
    savedAt: string
  }
  /** Content of an upload in base64, by the id of its attachment. */
  FileContent: { id: number; base64: string }
}

const tablesBeside = besideStore(() => new Map<string, MemoryTable>())

function tableBeside(store: Store, name: string): MemoryTable {
  const tables = tablesBeside(store)
  const known = tables.get(name)
  if (known) return known
  // No listener: what is kept here is announced to nobody.
  const made = new MemoryTable(
    name as ModelName,
    () => undefined,
    () => {},
  )
  tables.set(name, made)
  return made
}

/** A table of rows kept beside the contract's: the store's own where it has one of that name. */
export function keptTable<N extends keyof KeptRows>(store: Store, name: N): Table<KeptRows[N]>
export function keptTable(store: Store, name: string): Table {
  return store.anyTable(name) ?? tableBeside(store, name)
}
