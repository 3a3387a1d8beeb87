import type { ApiOperation } from '../contract/api-operation.ts'
import { forbidden, type LoopbackError, unauthorized } from '../errors/loopback-error.ts'
import type { Principal } from './principal.ts'
import { readableThrough, sectionOf } from './sections.ts'

/** Operations that change things without being a `GET`-less write of their section: everybody signed in may call them. */
const free = new Set<string>([
  'DashUser.logout',
  'DashUser.impersonate',
  'DashUser.deimpersonate',
  'DashUser.canI',
  'DashUser.isUnique',
  'DashUser.severalUser',
  'DashRole.associatedDashUsers',
  'CallLog.compareReport',
  'Report.dashboardData',
  'Report.activityReport',
  'Report.overviewReport',
  'Report.exportReport',
  'NumberProvider.lookup',
  'PaymentMethod.getCustomerInvoice',
  'PaymentMethod.invoice',
  'PaymentMethod.createIntent',
  'PaymentTransaction.callChargeSummary',
])

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
])

/** Writes that administrators may make, and plain users may not, whatever their sections. */
const administratorsOnly = new Set<string>(['SystemSetting', 'Ivr', 'Product'])

const isOwnAccount = (operation: ApiOperation, params: Readonly<Record<string, string>>, principal: Principal) =>
  operation.id === 'DashUser.patchById' && Number(params.id) === principal.userId

/** Whether the principal may read rows of a model: through any section that shows them. */
export function mayRead(principal: Principal, model: string): boolean {
  const through = Object.hasOwn(readableThrough, model) ? readableThrough[model] : undefined
  if (principal.isSuperAdmin || !through) return true
  return through.some((section) => (principal.sections.get(section) ?? 'deny') !== 'deny')
}

/** Why the principal may not call the operation, or undefined when it may. */
export function refusal(
  operation: ApiOperation,
  params: Readonly<Record<string, string>>,
  principal: Principal,
): LoopbackError | undefined {
  if (operation.isPublic || principal.isSuperAdmin || free.has(operation.id)) return undefined
  const [model = ''] = operation.id.split('.')
  if (operation.method === 'GET') return mayRead(principal, model) ? undefined : unauthorized()
  if (ownersOnly.has(operation.id)) return forbidden()
  if (administratorsOnly.has(model) && principal.principalType === 'USER') return forbidden()
  if (isOwnAccount(operation, params, principal)) return undefined
  const section = sectionOf[model]
  return section && principal.sections.get(section) !== 'all' ? forbidden() : undefined
}
