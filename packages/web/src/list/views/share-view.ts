import { merge } from '@lineboard/sdk'
import { api } from '../../data/client.ts'
import { useCall } from '../../data/use-call.ts'
import { hasOtherRows, type Resource } from '../../kit/define-resource.ts'
import { listKind } from '../../kit/nested-list.ts'
import { toDefinition } from '../../kit/view-search.ts'
import { shareBody } from '../../shared/views/share-body.ts'
import { useSession } from '../../state/session.ts'
import type { SavedView } from '../context/saved-views.ts'

type Listed = Pick<Resource, 'path' | 'kind'>

const bodyOf = (list: Listed, { name, search }: SavedView) => ({
  name,
  kind: 'list' as const,
  resource: listKind(list),
  definition: toDefinition(search),
})

/** Shares a view with these users and nobody else, and answers the view with its template. Throws what the calls throw. */
export const shareView = (resource: Listed, view: SavedView, userIds: readonly number[]): Promise<SavedView> =>
  shareBody(bodyOf(resource, view), view, userIds)

/** Takes what a shared view says to those it is shared with. Throws what the calls throw. */
export async function updateShared(resource: Listed, view: SavedView, sharedWith: readonly number[]): Promise<void> {
  if (view.templateId === undefined) return
  await merge(api().Template, view.templateId, { ...bodyOf(resource, view), sharedWith: [...sharedWith] })
}

/**
 * What shared views of a list are found under: its own name, and the model that views were kept under before. Lists of other
 * rows than those of their model have none of these.
 */
export const sharedUnder = (list: Pick<Resource, 'path' | 'kind' | 'list' | 'model'>): string[] =>
  hasOtherRows(list.list) ? [listKind(list)] : [listKind(list), list.model]

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
    /** Whether others have a view: a template may be shared with nobody. */
    isShared: ({ templateId }: Pick<SavedView, 'templateId'>) =>
      templateId !== undefined && !data.some(({ id, sharedWith = [] }) => id === templateId && sharedWith.length === 0),
  }
}

export type ListTemplate = ReturnType<typeof useTemplates>['own'][number]
