import { accessById } from '@lineboard/contract/permission-ids'
import { isRoleFor } from '@lineboard/contract/permissions'
import { type FieldIssue, unprocessable } from '../../ground/errors.ts'
import type { Row } from '../../store/rows/internal-rows.ts'
import { refuseLosingOwnRights } from '../access/reach.ts'
import { firstMapping, rightsOf, sectionsOf } from '../access/rights-of.ts'
import { maySee } from '../access/scope.ts'
import { uniqueness } from '../rules/checks.ts'
import type { ModelRules } from '../rules/model-rules.ts'
import { refusing } from '../rules/references.ts'
import type { RuleContext } from '../rules/rule-context.ts'

function refuseInUse(role: Row<'DashRole'>, context: RuleContext): void {
  const holders = refusing(context.store, 'DashRole', role.id)
  if (holders === 0) return
  const message = `is in use: ${holders === 1 ? 'one user has' : `${holders} users have`} it`
  throw unprocessable('DashRole', [{ field: 'name', code: 'inUse', message, value: role.name }])
}

/** Issues where people of other customers than the role is to be for have it. */
function holderIssues(role: Row<'DashRole'>, { store }: RuleContext): FieldIssue[] {
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

type Mapping = Row<'DashRoleMapping'>

/** Refuses to take rights of one's own. `after` is what is left. */
function refuseLosingOwnRole(context: RuleContext, before: Mapping, after: Mapping | undefined): void {
  const { store, principal } = context
  const user = store.table('DashUser').get(before.principalId)
  // Only the first assignment counts.
  if (!user || user.id !== principal.userId || firstMapping(store, user.id)?.id !== before.id) return
  const next = after ?? store.table('DashRoleMapping').by('principalId', user.id)[1]
  const rights = rightsOf(store, user, next ?? { principalType: 'USER', roleId: 0 })
  refuseLosingOwnRights(context, 'principalId', user.id, rights)
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
    if (before && issues.length === 0) refuseLosingOwnRole(context, before, row)
    return issues
  },

  refuseDelete(rows, context) {
    for (const row of rows) refuseLosingOwnRole(context, row, undefined)
  },
}

const DENY = 1

/** Refuses to take a permission from the role one has. */
function refuseLosingOwnPermission(
  context: RuleContext,
  { roleId, guiSectionId }: Row<'GuiVisibility'>,
  guiPermissionId: number,
): void {
  const { principal, store } = context
  if (roleId !== principal.roleId) return
  const section = store.table('GuiSection').get(guiSectionId)?.name ?? ''
  const sections = sectionsOf(store, roleId).set(section, accessById(guiPermissionId))
  refuseLosingOwnRights(context, 'guiPermissionId', guiPermissionId, { ...principal, sections })
}

/** Visibilities: one a section and role, of a role the principal may change. */
export const guiVisibilityRules: ModelRules<'GuiVisibility'> = {
  check(row, context, before) {
    const { store, principal } = context
    const issues: FieldIssue[] = []
    const role = store.table('DashRole').get(row.roleId)
    if (!role || !maySee(store, 'DashRole', role, principal)) {
      issues.push({ field: 'roleId', code: 'existence', message: 'is not a role', value: row.roleId })
    }
    const { guiSectionId } = row
    if (!store.table('GuiSection').get(guiSectionId)) {
      issues.push({ field: 'guiSectionId', code: 'existence', message: 'is not a section', value: guiSectionId })
    }
    const others = store.table('GuiVisibility').by('roleId', row.roleId)
    if (others.some((other) => other.id !== row.id && other.guiSectionId === guiSectionId)) {
      const message = 'has a permission for the role already'
      issues.push({ field: 'guiSectionId', code: 'uniqueness', message, value: guiSectionId })
    }
    if (before && before.guiSectionId !== guiSectionId) refuseLosingOwnPermission(context, before, DENY)
    refuseLosingOwnPermission(context, row, row.guiPermissionId)
    return issues
  },

  refuseDelete(rows, context) {
    for (const row of rows) refuseLosingOwnPermission(context, row, DENY)
  },
}
