import { useCall } from '../../data/use-call.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { useSession } from '../../state/session.ts'
import type { SavedView } from './saved-views.ts'
import { sharedUnder } from './share-view.ts'

/**
 * The views of a list that are on the server: those of others, and those of one's own that are not among the views one keeps, as where
 * another program made them, or the settings they were kept in are gone.
 */
export function useTemplates(resource: Resource, kept: readonly Pick<SavedView, 'templateId'>[]) {
  const { user } = useSession()
  const { data = [] } = useCall(
    'Template.find',
    { filter: { where: { and: [{ kind: 'list' }, { resource: { inq: sharedUnder(resource) } }] }, order: 'name ASC' } },
    { silent: true },
  )
  const held = new Set(kept.map(({ templateId }) => templateId))
  return {
    own: data.filter(({ id, userId }) => userId === user?.id && !held.has(id)),
    others: data.filter(({ userId }) => userId !== user?.id),
  }
}

export type ListTemplate = ReturnType<typeof useTemplates>['own'][number]
