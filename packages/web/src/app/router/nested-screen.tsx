import { useMemo } from 'react'
import { useParams } from 'wouter'
import { ResourcePage } from '../../list/resource-page.tsx'
import type { Resource } from '../../resource/define-resource.ts'
import { nestedList } from '../../resource/nested-list.ts'
import type { LoadedScreen } from './loaded-screen.ts'
import { withTicketAction } from './open-ticket.ts'

/** The name in the address stands for the id of what the rows belong to, and is the field of theirs that holds it. */
function NestedScreen({ resource }: { resource: Resource }) {
  const [[field, id] = []] = Object.entries(useParams()).filter(([name]) => resource.href.includes(`:${name}`))
  const nested = useMemo(() => {
    const fixed = field ? { [field]: Number(id) } : {}
    return nestedList(resource, { params: fixed, fixed })
  }, [resource, field, id])
  return <ResourcePage key={nested.href} resource={nested} />
}

/** The screen of rows that belong to another one, such as the keys of a user. */
export const nestedScreen = (resource: Resource): LoadedScreen => ({
  element: <NestedScreen resource={withTicketAction(resource)} />,
})
