import type { ApiOperation } from '../contract/api-operation.ts'
import { forbidden, type LoopbackError, unauthorized } from '../errors/loopback-error.ts'
import type { Principal } from './principal.ts'
import { readableThrough, type SectionName, sectionOf } from './sections.ts'

/** Writes that concern nothing but the caller's own session: everybody signed in may make them. */
const free = new Set<string>(['DashUser.logout', 'DashUser.impersonate', 'DashUser.deimpersonate'])

/** Writes that only the super administrator may make: they concern every customer, or are the catalogue of the owner. */
const ownersOnly = new Set<string>([
  'Customer.create',
  'Customer.deleteById',
  'Product.updateProduct',
  'ProductVariation.create',
  'ProductVariation.upsert',
  'ProductVariation.replaceById',
  'ProductVariation.deleteById',
  'PaymentMethod.refund',
  // Rows without a customer: whoever deletes one deletes it for everybody.
  'Mainteinance.deleteAll',
  'ServiceProvider.deleteAll',
])

/** Writes that administrators may make, and plain users may not, whatever their sections. */
const administratorsOnly = new Set<string>(['SystemSetting', 'Ivr', 'Product'])

/** Models no section stands for: whoever may change nothing else changes nothing of these. */
const throughAny = new Set<string>(['Ticket', 'Document', 'Asset', 'Addressee', 'Observer', 'RedisSubscription'])

/** Writes that one of several sections allows; what exactly is decided row by row. */
const throughEither: Readonly<Record<string, readonly SectionName[]>> = {
  'OpNumber.upsert': ['Tracking Numbers', 'Buy Numbers'],
  'OpNumber.bulkUpload': ['Tracking Numbers', 'Buy Numbers'],
}

const isOwnAccount = (operation: ApiOperation, params: Readonly<Record<string, string>>, principal: Principal) =>
  operation.id === 'DashUser.patchById' && Number(params.id) === principal.userId

/** Whether the principal may read rows of a model: through any section that shows them. */
export function mayRead(principal: Principal, model: string): boolean {
  const through = Object.hasOwn(readableThrough, model) ? readableThrough[model] : undefined
  if (principal.isSuperAdmin || !through) return true
  return through.some((section) => (principal.sections.get(section) ?? 'deny') !== 'deny')
}

/** Whether the principal may change things in a section. */
export const mayChange = ({ isSuperAdmin, sections }: Principal, section: SectionName): boolean =>
  isSuperAdmin || sections.get(section) === 'all'

/** Whether the principal may change things in any section. */
const worksOnSomething = ({ sections }: Principal): boolean => [...sections.values()].includes('all')

function guardsOf({ id }: ApiOperation, model: string): readonly SectionName[] {
  const either = Object.hasOwn(throughEither, id) ? throughEither[id] : undefined
  const section = Object.hasOwn(sectionOf, model) ? sectionOf[model] : undefined
  return either ?? (section ? [section] : [])
}

/** Why the principal may not call the operation, or undefined when it may. */
export function refusal(
  operation: ApiOperation,
  params: Readonly<Record<string, string>>,
  principal: Principal,
): LoopbackError | undefined {
  if (operation.isPublic || principal.isSuperAdmin || free.has(operation.id)) return undefined
  const [model = ''] = operation.id.split('.')
  if (operation.effect === 'read') return mayRead(principal, model) ? undefined : unauthorized()
  if (ownersOnly.has(operation.id)) return forbidden()
  if (administratorsOnly.has(model) && principal.principalType === 'USER') return forbidden()
  if (isOwnAccount(operation, params, principal)) return undefined
  if (throughAny.has(model)) return worksOnSomething(principal) ? undefined : forbidden()
  const guards = guardsOf(operation, model)
  return guards.length === 0 || guards.some((section) => mayChange(principal, section)) ? undefined : forbidden()
}
