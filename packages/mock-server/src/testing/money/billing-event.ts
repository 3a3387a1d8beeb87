import type { StillWorld } from './still-world.ts'

/** Something that happens to a customer's money, by a person, a caller or the clock. */
export interface BillingEvent {
  name: string
  /** Whether it may take the wallet below nothing: what was spoken is paid, and what is given back was perhaps spent. */
  mayOverdraw?: boolean
  happen(it: StillWorld): void
}
