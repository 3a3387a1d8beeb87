import { and } from '@lineboard/sdk'
import { whenStale } from '../../browser/keep-current.ts'
import { subscribeLive } from '../../data/live.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { callByName, countOf, rowsOf } from '../../kit/rows/calls-by-name.ts'
import { isOwnChange, ownChangesKnown } from '../../kit/rows/own-changes.ts'
import { rowId } from '../../kit/rows/row-text.ts'
import { noteDay } from '../../shared/period/today.ts'
import { type ListQuery, listFilter } from '../context/list-query.ts'
import { type FollowOptions, followRows, type RowEvent } from './follow-rows.ts'

interface FollowedList extends Pick<FollowOptions, 'shown' | 'onNews'> {
  resource: Resource
  query: ListQuery
  /** Conditions that the rows in all were counted with, and how many there were; undefined until that is known. */
  counted: () => { where: object; count: number } | undefined
}

const events: readonly RowEvent[] = ['create', 'update', 'delete']

const idIn = (data: unknown): number | undefined =>
  typeof data === 'object' && data !== null && 'id' in data && typeof data.id === 'number' ? data.id : undefined

/** The field that keeps an order in which people put rows themselves: all of it changes at once, and each row says its place. */
const GIVEN_ORDER = 'position'

/** The rows in the order that was given to them, in a list that shows it; elsewhere rows stay where they are, whatever they say. */
function inGivenOrder(rows: readonly object[], { sort: { field, direction } }: ListQuery): readonly object[] {
  if (field !== GIVEN_ORDER) return rows
  const sign = direction === 'asc' ? 1 : -1
  const placeOf = (row: object) => Number(Reflect.get(row, field))
  return rows.toSorted((one, other) => sign * (placeOf(one) - placeOf(other)))
}

/** Follows what the server tells of a list's rows, until the function it answers is called. */
export function followList({ resource, query, counted, onNews, ...rest }: FollowedList): () => void {
  const { channel, model, list, include, refreshMs } = resource
  const { where } = query
  return followRows({
    ...rest,
    onNews: (news, rows) => onNews(news, inGivenOrder(rows, query)),
    idOf: (row) => rowId(row),
    subscribe(listener, onStale) {
      const end = whenStale(channel ? undefined : refreshMs, onStale)
      if (!channel) return end
      const unsubscribe = subscribeLive(
        channel,
        ({ event, data }) => {
          // The first call of a day comes into a list of that day.
          noteDay()
          const known = events.find((each) => each === event)
          const id = idIn(data)
          if (known && id !== undefined) listener(known, id, data)
        },
        { onGap: onStale },
      )
      return () => {
        end()
        unsubscribe()
      }
    },
    async read(ids) {
      const among: object = { id: { inq: ids } }
      const filter = { where: and(where, among), limit: ids.length, ...(include.length > 0 && { include }) }
      return rowsOf(await callByName(list, { filter }))
    },
    async countGrown() {
      const asked = counted()
      if (resource.count === undefined || !asked) return undefined
      const now = countOf(await callByName(resource.count, { where: asked.where }))
      // The list may have been asked for anew meanwhile, as after an own addition: what it has by then is no news.
      const known = counted() ?? asked
      return now === undefined ? undefined : now - known.count
    },
    pageSize: query.pageSize,
    readPage: async () => rowsOf(await callByName(list, { filter: listFilter(resource, query) })),
    async isOwn(id, data) {
      await ownChangesKnown(model)
      return isOwnChange(model, id, data)
    },
  })
}
