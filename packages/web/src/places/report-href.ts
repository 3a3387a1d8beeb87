import { hrefOf } from './href.ts'
import type { PlaceId } from './places.ts'

const reports = ['activityReport', 'roiReport', 'compareReport', 'overviewReport'] as const satisfies PlaceId[]

type ReportPlaceId = (typeof reports)[number]

const isReport = (id: PlaceId): id is ReportPlaceId => reports.some((each) => each === id)

/** Parameters of a report that say which calls it counts. */
const question = ['period', 'customer', 'source', 'number', 'firstTime'] as const

/** The address of a report that counts the calls of another one, of which `search` is the query. `left` is where it was left. */
export function reportHref(id: ReportPlaceId, search: string, left: string = hrefOf(id)): string {
  const [path = '', kept = ''] = left.split('?')
  const [params, shown] = [new URLSearchParams(kept), new URLSearchParams(search)]
  for (const name of question) {
    const value = shown.get(name)
    if (value === null) params.delete(name)
    else params.set(name, value)
  }
  return params.size > 0 ? `${path}?${params}` : path
}

/** Where the tab of a screen leads: to where it was left. From one report to another the period and the calls stay. */
export const tabHref = (to: PlaceId, left: string, from: PlaceId, search: string): string =>
  isReport(to) && isReport(from) ? reportHref(to, search, left) : left
