import { t } from './places.messages.ts'
import type { PlaceId } from './places.ts'

/** What the window and the tab of a place are called. */
export const titleOf = (id: PlaceId): string => t(id)
