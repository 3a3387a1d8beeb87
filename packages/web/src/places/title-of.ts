import { hasHeading, t as heading } from './headings.messages.ts'
import { t } from './places.messages.ts'
import type { PlaceId } from './places.ts'

/** What the window and the tab of a place are called. */
export const titleOf = (id: PlaceId): string => t(id)

/** What stands above the rows of a place, and among other words. */
export const headingOf = (id: PlaceId): string => (hasHeading(id) ? heading(id) : titleOf(id))
