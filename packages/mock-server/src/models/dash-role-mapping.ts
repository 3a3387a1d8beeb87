import { isRoleFor } from '@lineboard/contract/permissions'
import { refuseDemotion } from '../access/reach.ts'
import { firstMapping, rightsOf } from '../access/rights-of.ts'
import { maySee } from '../access/scope.ts'
import type { FieldIssue } from '../errors/loopback-error.ts'
import type { Context } from '../handlers/types.ts'
import type { Row } from '../store/models.ts'
import type { ModelRules } from './types.ts'

type Mapping = Row<'DashRoleMapping'>

/** Refuses to take rights of one's own. `after` is what is left. */
function refuseOwnLoss(context: Context, before: Mapping, after: Mapping | undefined): void {
  const { store, principal } = context
  const user = store.table('DashUser').get(before.principalId)
  // Only the first assignment counts.
  if (!user || user.id !== principal.userId || firstMapping(store, user.id)?.id !== before.id) return
  const next = after ?? store.table('DashRoleMapping').by('principalId', user.id)[1]
  const rights = rightsOf(store, user, next ?? { principalType: 'USER', roleId: 0 })
  refuseDemotion(context, 'principalId', user.id, rights)
}

/** Role assignments: of a user the principal may see and a role that is there for the user's customer, each pair once. */
export const dashRoleMappingRules: ModelRules<'DashRoleMapping'> = {
  check(row, context, before) {
    const { store, principal } = context
    const issues: FieldIssue[] = []
    const user = store.table('DashUser').get(row.principalId)
    if (!user || !maySee(store, 'DashUser', user, principal)) {
      issues.push({ field: 'principalId', code: 'existence', message: 'is not a user', value: row.principalId })
    }
    const role = store.table('DashRole').get(row.roleId)
    if (!role || !maySee(store, 'DashRole', role, principal)) {
      issues.push({ field: 'roleId', code: 'existence', message: 'is not a role', value: row.roleId })
    } else if (user && !isRoleFor(role, user.customerId)) {
      const message = "is not a role of the user's customer"
      issues.push({ field: 'roleId', code: 'existence', message, value: row.roleId })
    }
    const others = store.table('DashRoleMapping').by('principalId', row.principalId)
    if (others.some(({ id, roleId }) => id !== row.id && roleId === row.roleId)) {
      issues.push({ field: 'roleId', code: 'uniqueness', message: 'is a role the user has already', value: row.roleId })
    }
    if (before && issues.length === 0) refuseOwnLoss(context, before, row)
    return issues
  },

  refuseDelete(rows, context) {
    for (const row of rows) refuseOwnLoss(context, row, undefined)
  },
}
