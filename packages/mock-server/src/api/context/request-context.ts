import type { IncomingHttpHeaders } from 'node:http'
import type { SchemaNode } from '@lineboard/contract/openapi-document'
import type { Principal } from '../../domain/access/principal.ts'
import { refuseFilter, refuseWhere } from '../../domain/access/query-fields.ts'
import { scoped } from '../../domain/access/scope.ts'
import type { TouchedRow } from '../../domain/audit/touched-row.ts'
import type { Announcement } from '../../domain/rules/service.ts'
import type { ApiOperation, OperationId } from '../../ground/contract/api-operation.ts'
import { badRequest } from '../../ground/errors.ts'
import type { BodyLimits } from '../../ground/limits.ts'
import { compileOrder } from '../../store/query/order.ts'
import type { Filter } from '../../store/query/parse-filter.ts'
import { parseObject, toFilter } from '../../store/query/parse-filter.ts'
import { compileWhere } from '../../store/query/where.ts'
import type { AnyRow, ModelName } from '../../store/rows/internal-rows.ts'
import type { CheckedWhere, Store, Where } from '../../store/rows/types.ts'
import type { World } from '../../world/world.ts'
import type { Context, Part } from './context.ts'

const sections = { GuiVisibilities: ['GuiSection', 'GuiPermission'] }

/** Relations that an answer carries without being asked, by operation, as an `include` would name them. */
export const defaultIncludes: Readonly<Record<string, unknown>> = {
  // All that the session's own user needs to build its menu, in one call.
  'DashUser.findById': ['Customer', { DashRoleMapping: { DashRole: sections } }],
  'DashRole.findById': sections,
}

/** What a context is made from. The validators have checked that parameters and body are what the contract says. */
interface RequestFacts {
  operation: ApiOperation
  params: unknown
  query: unknown
  body: unknown
  /** The body as it came. */
  sent: unknown
  parts: readonly Part[]
  headers: IncomingHttpHeaders
  /** Network address the request came from. */
  address: string
  principal: Principal
  world: World
  isStrict: boolean
  mayWipe: boolean
  limits: BodyLimits
  rowSchema(model: string): SchemaNode | undefined
}

/** One request on its way through a handler. */
export class RequestContext<Id extends OperationId = OperationId> implements Context<Id> {
  readonly operation: ApiOperation
  readonly params: Context<Id>['params']
  readonly query: Context<Id>['query']
  readonly body: Context<Id>['body']
  readonly sent: Readonly<Record<string, unknown>>
  readonly parts: readonly Part[]
  readonly headers: IncomingHttpHeaders
  readonly address: string
  readonly principal: Principal
  readonly world: World
  readonly mayWipe: boolean
  readonly limits: BodyLimits
  readonly rowSchema: (model: string) => SchemaNode | undefined
  /** Headers the answer gets. */
  readonly answerHeaders: Record<string, string> = {}
  readonly warnings: string[] = []
  /** Rows that were added, changed or deleted. */
  readonly touchedRows: TouchedRow[] = []
  /** True when the answer's rows lack fields because the filter asked for that. */
  hasChosenFields = false
  /** Who asks, where a handler found it out. */
  identifiedUserId: number | undefined
  private readonly isStrict: boolean

  constructor(facts: RequestFacts) {
    this.operation = facts.operation
    // All three were held against the operation, whose handler is typed by it.
    this.params = facts.params as Context<Id>['params']
    this.query = facts.query as Context<Id>['query']
    this.body = facts.body as Context<Id>['body']
    this.sent = Object(facts.sent)
    this.parts = facts.parts
    this.headers = facts.headers
    this.address = facts.address
    this.principal = facts.principal
    this.world = facts.world
    this.isStrict = facts.isStrict
    this.mayWipe = facts.mayWipe
    this.limits = facts.limits
    this.rowSchema = facts.rowSchema
  }

  get store(): Store {
    return this.world.store
  }

  // The functions below are properties and not methods, so that a handler may take them out of the context.
  readonly now = (): Date => this.world.clock.now()

  readonly filter = (model: ModelName): Filter => {
    const include = defaultIncludes[this.operation.id]
    const asked = this.parameter('filter')
    if (Array.isArray(asked?.order) && asked.order.length === 0)
      this.warn('an order of nothing is an error on SQL servers')
    const filter = toFilter({ ...(include !== undefined && { include }), ...asked }, model)
    refuseFilter(this.principal, model, filter)
    if (filter.where) this.check(filter.where, model)
    // Some lists take a bare `where` as well as a filter.
    const where = this.where(model)
    if (where) filter.where = filter.where ? { and: [filter.where, where] } : where
    const { warnings } = compileOrder(filter.order, model, (name) => this.store.anyTable(name))
    for (const warning of warnings) this.warn(warning)
    if (filter.fields) this.hasChosenFields = true
    return filter
  }

  readonly where = (model: ModelName): CheckedWhere | undefined => {
    const where = this.parameter('where')
    refuseWhere(this.principal, model, where)
    if (where) this.check(where, model)
    // By the two lines above.
    return where as CheckedWhere | undefined
  }

  readonly scoped = (model: ModelName, where?: Where): CheckedWhere => scoped(this.store, model, this.principal, where)

  readonly total = (count: () => number): void => {
    if (this.operation.hasTotalHeader) this.header('x-total-count', String(count()))
  }

  readonly touched = (model: ModelName, before: AnyRow | undefined, after: AnyRow | undefined): void =>
    void this.touchedRows.push({ model, before, after })

  readonly header = (name: string, value: string): void => {
    this.answerHeaders[name.toLowerCase()] = value
  }

  readonly warn = (text: string): void => {
    if (this.isStrict) throw badRequest(`Refused in strict mode: ${text}.`)
    if (!this.warnings.includes(text)) this.warnings.push(text)
  }

  readonly identify = (userId: number): void => {
    this.identifiedUserId = userId
  }

  readonly announce = (announcement: Announcement): void => {
    for (const listener of this.world.announcements) listener(announcement)
  }

  private parameter(name: string): Readonly<Record<string, unknown>> | undefined {
    return parseObject(Reflect.get(this.query, name), name)
  }

  private check(where: unknown, model: ModelName): void {
    const { warnings } = compileWhere(where, model, (name) => this.store.anyTable(name))
    for (const warning of warnings) this.warn(warning)
  }
}
