import type { OperationId } from '../contract/operation-id.ts'
import type { Row } from '../store/models.ts'
import type { World } from '../world.ts'
import type { ApiRequest } from './types.ts'

/** Calls that look things up by another method than GET: nobody asks who made them. */
const lookups = new Set<string>([
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
  'PaymentTransaction.callChargeSummary',
] satisfies OperationId[])

const isMethod = (method: string): method is Row<'AuditLog'>['method'] =>
  ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method)

/** Records a call that changes something in the audit log: who, what and from where. */
export function audit(
  world: World,
  request: ApiRequest,
  operationId: string,
  userId: number | undefined,
  statusCode: number,
): void {
  const { method, path, ip, headers } = request
  if (!isMethod(method) || lookups.has(operationId)) return
  const user = userId === undefined ? undefined : world.store.table('DashUser').get(userId)
  world.store.table('AuditLog').insert({
    endpoint: path,
    method,
    ip,
    userAgent: headers['user-agent'] ?? '',
    ...(user && { userId: user.id, customerId: user.customerId }),
    statusCode,
    createdAt: world.clock.now().toISOString(),
  })
}
