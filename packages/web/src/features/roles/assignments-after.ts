import type { components } from '@lineboard/contract'
import type { Call } from '../../resource/rows/last-calls.ts'

type DashUser = components['schemas']['DashUser']
type DashRole = components['schemas']['DashRole']
type DashRoleMapping = components['schemas']['DashRoleMapping']

/** What becomes of the assignments of somebody whose roles go. */
interface After {
  assignments: DashRoleMapping[]
  /** What makes it so. Each can be made again, so that another try does the rest. */
  calls: Call[]
}

/**
 * What somebody has once some roles have gone, with `next` in the place of the first of them: other roles stay as they are. The first
 * that somebody has counts, so that it goes last.
 */
export function assignmentsAfter(
  { DashRoleMapping = [] }: DashUser,
  goingIds: readonly number[],
  next: DashRole | undefined,
): After {
  const isGoing = ({ roleId }: DashRoleMapping) => goingIds.includes(roleId)
  const hasNext = DashRoleMapping.some(({ roleId }) => roleId === next?.id)
  const replaced = next && !hasNext ? DashRoleMapping.find(isGoing) : undefined
  const assignments = DashRoleMapping.flatMap((each) => {
    if (next && each === replaced) return [{ ...each, roleId: next.id, DashRole: next }]
    return isGoing(each) ? [] : [each]
  })
  const taken = DashRoleMapping.filter((each) => isGoing(each) && each !== replaced).reverse()
  const takes = taken.map(({ id }): Call => ['DashRoleMapping.deleteById', { id }])
  if (!next || !replaced) return { assignments, calls: takes }
  return {
    assignments,
    calls: [['DashRoleMapping.patchById', { id: replaced.id, body: { roleId: next.id } }], ...takes],
  }
}
