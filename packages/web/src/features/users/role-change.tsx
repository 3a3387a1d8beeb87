import type { components } from '@lineboard/contract'
import { useWatch } from 'react-hook-form'
import { useCall } from '../../data/use-call.ts'
import { personName } from '../../lib/person-name.ts'
import { PermissionChanges } from '../../parts/rights/permission-changes.tsx'
import { changesBetween, toDraft } from '../../parts/rights/permissions.ts'
import { t } from '../../parts/rights/rights.messages.ts'
import { rightsWith } from '../../parts/rights/rights-with.ts'
import { whatRolesGive } from '../../parts/within-reach.ts'
import { seesEveryCustomer } from '../../state/may.ts'

/** What somebody loses and gets by the role that is chosen for the one there is, before it is saved. */
export function RoleChange({ row }: { row: components['schemas']['DashUser'] }) {
  const roleId: unknown = useWatch({ name: 'roleId' })
  const [held] = row.DashRoleMapping ?? []
  const isOther = typeof roleId === 'number' && roleId !== held?.roleId
  const asked = useCall(
    'DashRole.find',
    isOther ? { filter: { where: { id: roleId }, include: whatRolesGive, limit: 1 } } : null,
    { silent: true },
  )
  // A super administrator may do everything, with a role and without one.
  if (seesEveryCustomer(rightsWith(row, undefined)) || roleId === (held?.roleId ?? null)) return null
  const name = personName(row)
  const given = asked.data?.[0]
  const changes = given
    ? changesBetween(toDraft(held?.DashRole?.GuiVisibilities ?? []), toDraft(given.GuiVisibilities ?? []))
    : []
  return (
    <PermissionChanges changes={changes}>
      {!isOther && <p>{t('nothingLeft', { name })}</p>}
      {isOther && held?.DashRole && <p>{t('loses', { name, role: held.DashRole.name })}</p>}
      {given && <p>{t('changes', { count: changes.length })}</p>}
    </PermissionChanges>
  )
}
