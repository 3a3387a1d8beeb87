import { forbidden, notFound } from '../../../ground/errors.ts'
import type { Row } from '../../../store/rows/internal-rows.ts'
import type { Where } from '../../../store/rows/types.ts'
import type { Context, Handlers } from '../../context/context.ts'
import { listRows, visibleRow } from '../../crud/include.ts'
import { createRow, deleteRow, patchRow, replaceRow } from '../../crud/write.ts'

/** Own views and those shared with the session's user. */
function ownOrShared({ principal }: Context, where: Where = {}): Where {
  if (principal.isSuperAdmin) return where
  return { and: [{ or: [{ userId: principal.userId }, { sharedWith: principal.userId }] }, where] }
}

/** The view, to be changed. Throws a 404 when it is out of sight, a 403 when it is somebody else's. */
function ownTemplate(context: Context, id: number): Row<'Template'> {
  const { isSuperAdmin, userId } = context.principal
  const row = visibleRow(context, 'Template', id)
  if (isSuperAdmin || row.userId === userId) return row
  throw row.sharedWith.includes(userId) ? forbidden() : notFound('Template', id)
}

/** Everybody once, and not the owner, who has the view anyway. */
const withoutOwner = (sharedWith: readonly number[], ownerId: number) =>
  [...new Set(sharedWith)].filter((id) => id !== ownerId)

/** Shows everybody who has got a view now, and had it not before, that it is there. */
function announceShared(
  context: Context,
  { id, name, userId, sharedWith }: Row<'Template'>,
  before: readonly number[],
) {
  const users = context.store.table('DashUser')
  const owner = users.get(userId)
  const sender = [owner?.firstName, owner?.lastName].filter(Boolean).join(' ') || owner?.username
  for (const to of sharedWith.filter((each) => !before.includes(each)).map((each) => users.get(each))) {
    if (!to) continue
    const msg = `${sender} shares the view “${name}” with you.`
    const data = { status: 'info', date: context.now().toISOString(), msg, templateId: id }
    context.announce({ channel: 'notifications', event: 'message', data, customerId: to.customerId, userId: to.id })
  }
}

/** Saved views and sharing them. */
export const templateHandlers = {
  'Template.find'(context) {
    const filter = context.filter('Template')
    return listRows(context, 'Template', { ...filter, where: ownOrShared(context, filter.where) })
  },

  'Template.create'(context) {
    const { id: _, ...input } = context.body
    const sharedWith = withoutOwner(context.body.sharedWith ?? [], context.principal.userId)
    const row = createRow(context, 'Template', { ...input, sharedWith })
    announceShared(context, row, [])
    return row
  },

  'Template.replaceById'(context) {
    const before = ownTemplate(context, context.params.id)
    const { sharedWith } = context.body
    const shared = sharedWith && { sharedWith: withoutOwner(sharedWith, before.userId) }
    const row = replaceRow(context, 'Template', before.id, { ...context.body, ...shared })
    announceShared(context, row, before.sharedWith)
    return row
  },

  'Template.shareTemplate'(context) {
    const { id, userId, sharedWith: before } = ownTemplate(context, context.body.id)
    const row = patchRow(context, 'Template', id, { sharedWith: withoutOwner(context.body.sharedWith, userId) })
    announceShared(context, row, before)
    return row
  },

  'Template.deleteById'(context) {
    const { isSuperAdmin, userId } = context.principal
    const row = context.store.table('Template').get(context.params.id)
    const isShown = row && (isSuperAdmin || row.userId === userId || row.sharedWith.includes(userId))
    // Deleting what is not there, or not to be seen, deletes nothing and is no error.
    if (!isShown) return { count: 0 }
    return { count: deleteRow(context, 'Template', ownTemplate(context, row.id).id) ? 1 : 0 }
  },
} satisfies Handlers
