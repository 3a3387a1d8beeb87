import type { components } from '@lineboard/contract'
import { api } from '../../data/client.ts'
import { rightsWith } from '../../shared/rights/rights-with.ts'
import { whyKept } from '../../shared/rights/why-kept.ts'
import { rightsOf, whatRolesGive, whatUsersMay } from '../../shared/within-reach.ts'
import { session } from '../../state/session.ts'

type DashUser = components['schemas']['DashUser']

/** What a form has for the role of a user. */
interface Wanted {
  customerId: number | null
  roleId: number | null
  principalType: string
}

/** What a role gives: asked anew, as it is not among what a form knows. */
async function givenBy(roleId: number) {
  const [role] = await api().DashRole.find({ filter: { where: { id: roleId }, include: whatRolesGive, limit: 1 } })
  return role?.GuiVisibilities ?? []
}

/** Why the server would not have somebody lose what the role and the kind give, at the field that says so; undefined where it would. */
export async function whyRoleStays(
  row: DashUser,
  { customerId, roleId, principalType }: Wanted,
): Promise<Record<string, string> | undefined> {
  const { access } = session
  const [held] = row.DashRoleMapping ?? []
  // Who goes to another customer is refused by the call that the row is saved by.
  const goes = customerId !== null && customerId !== row.customerId
  const isSame = held?.roleId === (roleId ?? undefined) && (held?.principalType ?? 'USER') === principalType
  if (!access || !held || goes || isSame) return undefined
  const people = await api().DashUser.find({ filter: { where: { customerId: row.customerId }, include: whatUsersMay } })
  const given = roleId === null ? undefined : await givenBy(roleId)
  const kind = [{ ...held, principalType }]
  const why = whyKept(
    people,
    (person) => (person.id === row.id ? rightsWith({ ...person, DashRoleMapping: kind }, given) : rightsOf(person)),
    access,
  )
  if (why === undefined) return undefined
  return { [held.roleId === roleId ? 'principalType' : 'roleId']: why }
}
