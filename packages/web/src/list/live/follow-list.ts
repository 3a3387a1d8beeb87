import { and } from '@lineboard/sdk'
import { subscribeLive } from '../../data/live.ts'
import type { Resource } from '../../resource/define-resource.ts'
import { callByName, countOf, rowsOf } from '../../resource/rows/calls-by-name.ts'
import { isOwnChange, ownChangesKnown } from '../../resource/rows/own-changes.ts'
import { rowId } from '../../resource/rows/row-text.ts'
import { type FollowOptions, followRows, type RowEvent } from './follow-rows.ts'

interface FollowedList extends Pick<FollowOptions, 'shown' | 'onNews'> {
  resource: Resource
  /** Conditions of the list. */
  where: object
  /** Rows in all, as the screen says. */
  count: () => number | undefined
}

const events: readonly RowEvent[] = ['create', 'update', 'delete']

const idIn = (data: unknown): number | undefined =>
  typeof data === 'object' && data !== null && 'id' in data && typeof data.id === 'number' ? data.id : undefined

/** Follows what the server tells of a list's rows, until the function it answers is called. */
export function followList({ resource, where, count, ...rest }: FollowedList): () => void {
  const { channel, model, list, idField, include } = resource
  if (!channel) return () => undefined
  return followRows({
    ...rest,
    idOf: (row) => rowId(resource, row),
    subscribe: (listener, onGap) =>
      subscribeLive(
        channel,
        ({ event, data }) => {
          const known = events.find((each) => each === event)
          const id = idIn(data)
          if (known && id !== undefined) listener(known, id, data)
        },
        { onGap },
      ),
    async read(ids) {
      const among: object = { [idField]: { inq: ids } }
      const filter = { where: and(where, among), limit: ids.length, ...(include.length > 0 && { include }) }
      return rowsOf(await callByName(list, { filter }))
    },
    async countMissed() {
      const before = count()
      if (resource.count === undefined || before === undefined) return 0
      return Math.max(0, (countOf(await callByName(resource.count, { where })) ?? before) - before)
    },
    async isOwn(id, told) {
      await ownChangesKnown(model)
      return isOwnChange(model, id, told)
    },
  })
}
