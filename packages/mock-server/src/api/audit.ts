import type { ApiOperation } from '../contract/api-operation.ts'
import { redact } from '../errors/redact.ts'
import type { World } from '../world.ts'
import type { ApiRequest } from './types.ts'

/** Records a call that changes something in the audit log: who, as whom, what and from where. */
export function audit(
  world: World,
  request: ApiRequest,
  { method }: ApiOperation,
  { userId, actedById, affected }: { userId?: number; actedById?: number; affected?: number },
  statusCode: number,
): void {
  const { path, ip, headers } = request
  const user = userId === undefined ? undefined : world.store.table('DashUser').get(userId)
  world.store.table('AuditLog').insert({
    // Some paths have a token in them.
    endpoint: redact(path),
    method,
    ip,
    userAgent: headers['user-agent'] ?? '',
    ...(user && { userId: user.id, customerId: user.customerId }),
    ...(actedById !== undefined && { actedById }),
    ...(affected !== undefined && { affected }),
    statusCode,
    createdAt: world.clock.now().toISOString(),
  })
}

/** How many rows a call says it deleted or changed; undefined where it does not say. */
export function affectedBy(body: unknown): number | undefined {
  const count: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'count') : undefined
  return typeof count === 'number' && count >= 0 ? count : undefined
}
