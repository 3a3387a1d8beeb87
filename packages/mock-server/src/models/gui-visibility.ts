import { accessById } from '@lineboard/contract/permission-ids'
import { refuseDemotion } from '../access/reach.ts'
import { sectionsOf } from '../access/rights-of.ts'
import { maySee } from '../access/scope.ts'
import type { FieldIssue } from '../errors/loopback-error.ts'
import type { Context } from '../handlers/types.ts'
import type { Row } from '../store/models.ts'
import type { ModelRules } from './types.ts'

const DENY = 1

/** Refuses to take a permission from the role one has. */
function refuseOwnLoss(
  context: Context,
  { roleId, guiSectionId }: Row<'GuiVisibility'>,
  guiPermissionId: number,
): void {
  const { principal, store } = context
  if (roleId !== principal.roleId) return
  const section = store.table('GuiSection').get(guiSectionId)?.name ?? ''
  const sections = sectionsOf(store, roleId).set(section, accessById(guiPermissionId))
  refuseDemotion(context, 'guiPermissionId', guiPermissionId, { ...principal, sections })
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
    if (before && before.guiSectionId !== guiSectionId) refuseOwnLoss(context, before, DENY)
    refuseOwnLoss(context, row, row.guiPermissionId)
    return issues
  },

  refuseDelete(rows, context) {
    for (const row of rows) refuseOwnLoss(context, row, DENY)
  },
}
