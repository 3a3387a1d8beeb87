import { useMemo } from 'react'
import { useParams } from 'wouter'
import { ResourcePage } from '../../list/resource-page.tsx'
import type { Resource } from '../../resource/define-resource.ts'
import { nestedList } from '../../resource/nested-list.ts'
import type { LoadedScreen } from './app-route.ts'
import { withTicketAction } from './open-ticket.ts'

interface NestedScreenProps {
  resource: Resource
  /** Parameter of the address that holds the id of what the rows belong to, and field of the rows that does. */
  field: string
}

function NestedScreen({ resource, field }: NestedScreenProps) {
  const id = Number(useParams()[field])
  const nested = useMemo(
    () => nestedList(resource, { params: { [field]: id }, fixed: { [field]: id } }),
    [resource, field, id],
  )
  return <ResourcePage key={id} resource={nested} />
}

/** The screen of rows that belong to another one, such as the keys of a user. */
export const nestedScreen = (resource: Resource, field: string): LoadedScreen => ({
  element: <NestedScreen resource={withTicketAction(resource)} field={field} />,
})
