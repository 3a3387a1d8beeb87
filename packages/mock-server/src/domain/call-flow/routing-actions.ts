import { RING_SECONDS, targetKinds } from '@lineboard/contract/call-flow'
import { isEmail } from '@lineboard/contract/email'
import { entities } from '@lineboard/contract/entities'
import type { FieldIssue } from '../../ground/errors.ts'
import type { Row } from '../../store/rows/internal-rows.ts'
import type { Store } from '../../store/rows/types.ts'
import { numbersOf, patchNumber, unlink } from '../numbers/number-links.ts'
import { customerIssues, isShared, isUsable, takenIssues } from '../rules/checks.ts'
import type { ModelRules } from '../rules/model-rules.ts'

type RoutingAction = Row<'RoutingAction'>
type Target = RoutingAction['targets'][number]

const { models } = entities.RoutingAction.references['targets.target']
const names = { receiving_number: 'receiving number', sip_gateway: 'gateway', voice_menu: 'voice menu' } as const

function targetProblem(store: Store, customerId: number, { kind, target }: Target): string | undefined {
  // What is a phone number is a rule of the contract, held against every row.
  if (kind === 'number') return undefined
  if (kind === 'mailbox') return isEmail(target) ? undefined : `has "${target}", which is not an e-mail address`
  const row = /^\d+$/.test(target) ? store.table(models[kind]).get(Number(target)) : undefined
  if (isUsable(row, customerId, isShared(models[kind]))) return undefined
  return `has "${target}", which is no ${names[kind]} of this customer`
}

function targetIssues(store: Store, { customerId, type, targets }: RoutingAction): FieldIssue[] {
  const issue = (code: string, message: string) => ({ field: 'targets', code, message, value: targets })
  if (type === 'hang_up') return targets.length > 0 ? [issue('length', 'must be empty where the call ends')] : []
  if (targets.length === 0) return [issue('presence', "can't be blank")]
  const kinds = targetKinds(type)
  if (targets.some(({ kind }) => !kinds.includes(kind))) {
    return [issue('inclusion', `must be of the kind ${kinds.join(' or ')}`)]
  }
  const problems = targets.map((target) => targetProblem(store, customerId, target))
  return problems.flatMap((problem) => (problem ? [issue('existence', problem)] : []))
}

/** A routing action has a name of its own among those of its customer; tracking numbers show that name. */
export const routingActionRules: ModelRules<'RoutingAction'> = {
  defaults: ({ type }) => (type === 'hang_up' ? {} : { ringSeconds: RING_SECONDS }),

  check: (row, context) => [
    ...customerIssues(context, row),
    ...takenIssues(context, 'RoutingAction', row, 'name'),
    ...targetIssues(context.store, row),
  ],

  saved(row, { store }, before) {
    if (!before) return
    unlink(store, 'routing_actionId', row.id, (number) => number.customerId === row.customerId)
    if (before.name === row.name) return
    for (const number of numbersOf(store, 'routing_actionId', row.id))
      patchNumber(store, number, { routing_action: row.name })
  },
}
