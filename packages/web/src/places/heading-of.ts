import { hasHeading, t } from './headings.messages.ts'
import type { PlaceId } from './places.ts'
import { titleOf } from './title-of.ts'

/** What stands above the rows of a place, and among other words. */
export const headingOf = (id: PlaceId): string => (hasHeading(id) ? t(id) : titleOf(id))
