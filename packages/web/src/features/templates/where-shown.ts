import type { Cell } from '../../kit/column.ts'
import { placeOfEntity, placeOfPath } from '../../places/place.ts'
import type { PlaceId } from '../../places/places.ts'
import { headingOf } from '../../places/title-of.ts'
import { t } from './templates.messages.ts'

const reports: Readonly<Record<string, PlaceId>> = {
  activity: 'activityReport',
  overview: 'overviewReport',
  roi: 'roiReport',
  compare: 'compareReport',
}

/**
 * The place that a saved view is of, by the name the server keeps: the address of a list, a report, or an entity, which
 * views shared by other programs, and by this one in its first days, are kept under. Undefined for one this app does not have.
 */
export const whereShown = (resource: string): PlaceId | undefined =>
  placeOfEntity(resource) ?? (Object.hasOwn(reports, resource) ? reports[resource] : placeOfPath(resource))

/** What the list or report of a saved view is called. */
export function nameOfShown(resource: string): string {
  const place = whereShown(resource)
  return place ? headingOf(place) : resource
}

/** The list or report a view is of, by its name in words. */
export const shownCell: Cell<string> = { toText: nameOfShown, widthPx: 160 }

/** What a saved view is a view of. */
export const kindLabels = { list: t('list'), report: t('report') } as const
