import { maySee } from '../access/scope.ts'
import type { FieldIssue } from '../errors/loopback-error.ts'
import type { ModelRules } from './types.ts'

/** Role assignments: of a role and a user the principal may see, each pair once. */
export const dashRoleMappingRules: ModelRules<'DashRoleMapping'> = {
  check(row, { store, principal }) {
    const issues: FieldIssue[] = []
    const user = store.table('DashUser').get(row.principalId)
    if (!user || !maySee(store, 'DashUser', user, principal)) {
      issues.push({ field: 'principalId', code: 'existence', message: 'is not a user', value: row.principalId })
    }
    const role = store.table('DashRole').get(row.roleId)
    if (!role || !maySee(store, 'DashRole', role, principal)) {
      issues.push({ field: 'roleId', code: 'existence', message: 'is not a role', value: row.roleId })
    }
    const others = store.table('DashRoleMapping').by('principalId', row.principalId)
    if (others.some(({ id, roleId }) => id !== row.id && roleId === row.roleId)) {
      issues.push({ field: 'roleId', code: 'uniqueness', message: 'is a role the user has already', value: row.roleId })
    }
    return issues
  },
}
