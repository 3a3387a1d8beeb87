import { isRoleFor } from '@lineboard/contract/permissions'
import { type FieldIssue, unprocessable } from '../errors/loopback-error.ts'
import type { Context } from '../handlers/types.ts'
import type { Row } from '../store/models.ts'
import { refusing } from './apply-delete-actions.ts'
import type { ModelRules } from './types.ts'
import { uniqueness } from './uniqueness.ts'

function refuseInUse(role: Row<'DashRole'>, context: Context): void {
  const holders = refusing(context.store, 'DashRole', role.id)
  if (holders === 0) return
  const message = `is in use: ${holders === 1 ? 'one user has' : `${holders} users have`} it`
  throw unprocessable('DashRole', [{ field: 'name', code: 'inUse', message, value: role.name }])
}

/** Issues where people of other customers than the role is to be for have it. */
function holderIssues(role: Row<'DashRole'>, { store }: Context): FieldIssue[] {
  const holders = store.table('DashRoleMapping').by('roleId', role.id)
  const isBeside = ({ principalId }: Row<'DashRoleMapping'>) => {
    const holder = store.table('DashUser').get(principalId)
    return holder !== undefined && !isRoleFor(role, holder.customerId)
  }
  if (!holders.some(isBeside)) return []
  return [
    {
      field: 'customerId',
      code: 'inUse',
      message: 'is not that of everybody who has the role',
      value: role.customerId,
    },
  ]
}

/** Roles: names are unique among those a customer sees; one that somebody has stays, and is for the customer of everybody who has it. */
export const dashRoleRules: ModelRules<'DashRole'> = {
  defaults: (_input, context) => ({ createdAt: context.now().toISOString() }),

  check(row, context) {
    const isBeside = ({ customerId }: Row<'DashRole'>) =>
      customerId === undefined || row.customerId === undefined || customerId === row.customerId
    return [
      ...uniqueness(row, 'name', context.store.table('DashRole').find().filter(isBeside)),
      ...holderIssues(row, context),
    ]
  },

  refuseDelete(rows, context) {
    for (const row of rows) refuseInUse(row, context)
  },
}
