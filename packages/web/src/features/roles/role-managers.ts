import type { components } from '@lineboard/contract'
import { toDraft } from './permission-draft.ts'

type DashRole = components['schemas']['DashRole']

const manages = ({ GuiVisibilities = [] }: DashRole) => toDraft(GuiVisibilities)['Manage Roles'] === 'PERMITALL'

/** Whether nobody with a role is left who may change roles, once these people don't have theirs any more. */
export function areLastManagers(roles: readonly DashRole[], leaving: readonly number[]): boolean {
  const managers = roles.filter(manages).flatMap(({ principals = [] }) => principals.map((each) => each.principalId))
  return managers.length > 0 && managers.every((id) => leaving.includes(id))
}
