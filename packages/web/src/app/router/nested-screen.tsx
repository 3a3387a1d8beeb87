import { useMemo } from 'react'
import { useParams } from 'wouter'
import type { Resource } from '../../kit/define-resource.ts'
import { nestedList } from '../../kit/nested-list.ts'
import { rowsOf, useCallByName } from '../../kit/rows/calls-by-name.ts'
import { ResourcePage } from '../../list/resource-page.tsx'
import { bringGrid } from '../../list/table/grid-view.tsx'
import { isSeen } from '../../places/is-seen.ts'
import type { Place } from '../../places/place.ts'
import { useSession } from '../../state/session.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { NotPermitted } from './not-permitted.tsx'
import { withTicketAction } from './open-ticket.ts'
import type { LoadedScreen } from './page-module.ts'

interface NestedScreenProps {
  resource: Resource
  place: Place
}

/** The name in the address stands for the id of what the rows belong to, and is the field of theirs that holds it. */
function NestedScreen({ resource, place }: NestedScreenProps) {
  const { access } = useSession()
  const [[field, id] = []] = Object.entries(useParams()).filter(([name]) => resource.href.includes(`:${name}`))
  const { holder } = resource
  const isAsked = holder !== undefined && access !== undefined && isSeen(place, access)
  const filter = { where: { id: Number(id) }, limit: 1, include: holder?.include }
  const { data, error, mutate } = useCallByName(holder?.list ?? '', isAsked ? { filter } : null, { silent: true })
  const row = data === undefined ? undefined : rowsOf(data)[0]
  const whose: unknown = row && holder && Reflect.get(row, holder.name)
  const nested = useMemo(() => {
    const fixed = field ? { [field]: Number(id) } : {}
    const list = nestedList(resource, { params: fixed, fixed })
    return typeof whose === 'string' ? { ...list, title: `${list.title} · ${whose}` } : list
  }, [resource, field, id, whose])
  if (error) return <ErrorState error={error} onRetry={() => void mutate()} />
  if (!isAsked) return <ResourcePage key={nested.href} resource={nested} />
  if (data === undefined) return null
  return row && holder.isSeenBelow(row, access) ? (
    <ResourcePage key={nested.href} resource={nested} />
  ) : (
    <NotPermitted place={place} refusal="denied" />
  )
}

/** The screen of rows that belong to another one, such as the keys of a user. */
export const nestedScreen = (resource: Resource, place: Place): LoadedScreen => ({
  element: <NestedScreen resource={withTicketAction(resource)} place={place} />,
  bringRest: bringGrid,
})
