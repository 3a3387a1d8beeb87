import type { Movement } from '../payments/wallet.ts'

/** Something that is paid again and again, and is due. */
export interface Due {
  customerId: number
  /** When it was due, or will be. */
  dueAt: string
  /** Whether the wallet did not suffice when it was due. */
  isOverdue: boolean
  /** What it costs for the period that begins then, as a charge. */
  charge(): Movement
  /** Notes that the period is paid: the next one is due after it. */
  paid(): void
  /** Notes that it is not. */
  missed(): void
}
