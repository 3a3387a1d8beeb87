import type { ApiModel } from '../contract/api-model.ts'
import type { ApiOperation } from '../contract/api-operation.ts'
import { forbidden, type LoopbackError, unauthorized } from '../errors/loopback-error.ts'
import { type Changers, modelAccess, operationAccess, type SectionName } from './model-access.ts'
import type { Principal } from './principal.ts'

/** Whether the principal may read rows of a model: through any section that shows them. */
export function mayRead({ isSuperAdmin, sections }: Principal, model: ApiModel): boolean {
  const { read } = modelAccess[model]
  if (isSuperAdmin || read === 'everybody') return true
  return read.some((section) => (sections.get(section) ?? 'deny') !== 'deny')
}

/** Whether the principal may change things in a section. */
export const mayChange = ({ isSuperAdmin, sections }: Principal, section: SectionName): boolean =>
  isSuperAdmin || sections.get(section) === 'all'

function isAmong(principal: Principal, changers: Changers): boolean {
  if (changers === 'everybody') return true
  if (changers === 'super administrator') return false
  if (changers === 'administrators') return principal.principalType !== 'USER'
  if (changers === 'any section') return [...principal.sections.values()].includes('all')
  return [changers].flat().some((section) => mayChange(principal, section))
}

const isModel = (name: string): name is ApiModel => Object.hasOwn(modelAccess, name)

const isOwnAccount = (operation: ApiOperation, params: Readonly<Record<string, string>>, principal: Principal) =>
  operation.id === 'DashUser.patchById' && Number(params.id) === principal.userId

/** Why the principal may not call the operation, or undefined when it may. */
export function refusal(
  operation: ApiOperation,
  params: Readonly<Record<string, string>>,
  principal: Principal,
): LoopbackError | undefined {
  if (operation.isPublic || principal.isSuperAdmin) return undefined
  const [model = ''] = operation.id.split('.')
  if (!isModel(model)) return forbidden()
  if (operation.effect === 'read') return mayRead(principal, model) ? undefined : unauthorized()
  if (isOwnAccount(operation, params, principal)) return undefined
  return isAmong(principal, operationAccess[operation.id] ?? modelAccess[model].change) ? undefined : forbidden()
}
