import type { Period } from '@lineboard/sdk'

/** A usual way to narrow a list, pressed above it: conditions, or a period. */
export interface QuickFilter {
  label: string
  /** Conditions of the filter text, each of a field of its own: `status:"voicemail"`. */
  filter?: string
  period?: Period
}
