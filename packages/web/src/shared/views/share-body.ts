import { merge } from '@lineboard/sdk'
import { api } from '../../data/client.ts'
import type { SavedView } from './kept-views.ts'

/** What a view of a list is on the server. */
interface ViewBody {
  name: string
  kind: 'list'
  resource: string
  definition: Record<string, string>
}

/** Shares a view with these users and nobody else, and answers the view with its template. Throws what the calls throw. */
export async function shareBody(body: ViewBody, view: SavedView, userIds: readonly number[]): Promise<SavedView> {
  const shared = { ...body, sharedWith: [...userIds] }
  if (view.templateId === undefined) return { ...view, templateId: await shareNew(shared) }
  const { id } = await merge(api().Template, view.templateId, shared)
  await api().Template.shareTemplate({ body: { id, sharedWith: shared.sharedWith } })
  return { ...view, templateId: id }
}

/** Shares a view that was not shared before, or leaves nothing behind. */
async function shareNew(body: ViewBody & { sharedWith: number[] }): Promise<number> {
  const { id } = await api().Template.create({ body })
  try {
    await api().Template.shareTemplate({ body: { id, sharedWith: body.sharedWith } })
  } catch (error) {
    // Where this fails, too, the first failure says more.
    await api()
      .Template.deleteById({ id })
      .catch(() => undefined)
    throw error
  }
  return id
}

/** Ends the sharing of a view, for everybody. Throws what the call throws. */
export async function unshareView({ templateId }: Pick<SavedView, 'templateId'>): Promise<void> {
  if (templateId !== undefined) await api().Template.deleteById({ id: templateId })
}

/** Ids of the users a template is shared with. Throws what the call throws. */
export async function sharedWithOf(templateId: number | undefined): Promise<readonly number[]> {
  if (templateId === undefined) return []
  const [template] = await api().Template.find({ filter: { where: { id: templateId }, limit: 1 } })
  return template?.sharedWith ?? []
}
