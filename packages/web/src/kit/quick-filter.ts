import type { Period } from '@lineboard/sdk'

/** A usual way to narrow a list, pressed above it: a condition, or a period. */
export interface QuickFilter {
  label: string
  /** One condition of the filter text: `status:"missed"`. */
  filter?: string
  period?: Period
}
