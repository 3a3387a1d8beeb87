import { losesOwn } from '@lineboard/sdk'
import { useCall } from '../../data/use-call.ts'
import { usePeopleAt } from '../../shared/rights/use-why-kept.ts'
import { holdLost, lastText } from '../../shared/rights/why-kept.ts'
import { rightsOf } from '../../shared/within-reach.ts'
import { useMay } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'
import { t } from './roles.messages.ts'

/** Sections that somebody at each customer has to be able to change. */
const kept = ['Manage Users', 'Manage Roles'] as const

/** Sections that a role goes on giving in full, as nobody else at a customer could change them, each with the reason. */
function useKeptSections(roleId: number | undefined): ReadonlyMap<string, string> {
  const holders = useCall('DashRole.associatedDashUsers', roleId === undefined ? null : { body: { id: roleId } })
  const { people = [] } = usePeopleAt(holders.data?.map(({ customerId }) => customerId) ?? [])
  const reasons = kept.flatMap((section): [string, string][] => {
    const lost = holdLost(people, (person) => {
      const rights = rightsOf(person)
      if (person.DashRoleMapping?.[0]?.roleId !== roleId) return rights
      return { ...rights, sections: { ...rights.sections, [section]: 'deny' } }
    })
    return lost ? [[section, lastText(lost)]] : []
  })
  return new Map(reasons)
}

/** What can't be changed of the permissions of a role, and why: nothing of them, or that some sections are given in full. */
export function useLocks(roleId: number | undefined) {
  const { user, access, impersonation } = useSession()
  const maySave = useMay('GuiVisibility.upsert')
  const sections = useKeptSections(roleId)
  const isOwn = roleId !== undefined && user?.DashRoleMapping?.[0]?.roleId === roleId
  const keepsOwn = isOwn && access !== undefined && losesOwn(access, { ...access, sections: {} })
  const why = maySave ? (keepsOwn ? t('ownRoleLocked') : undefined) : impersonation && t('inPersonOnly')
  return { isLocked: !maySave || keepsOwn, why, sections }
}
