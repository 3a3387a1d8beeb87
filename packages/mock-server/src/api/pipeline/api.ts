import { channel } from 'node:diagnostics_channel'
import { redact } from '@lineboard/contract/redact'
import type { IHttpResponse } from '@stoplight/prism-http'
import { refusal, refuseForeignCustomer } from '../../domain/access/permit.ts'
import { anonymous, type Principal } from '../../domain/access/principal.ts'
import type { TouchedRow } from '../../domain/audit/touched-row.ts'
import { settleAccounts } from '../../domain/billing/renewals/follow-accounts.ts'
import { noteKeyUse } from '../../domain/users/api-keys.ts'
import { bearerKeyOf, findKeyOwner, findPrincipal, tokenIdOf } from '../../domain/users/find-principal.ts'
import { refuseWithoutRecentCode } from '../../domain/users/second-factor.ts'
import { noteSessionUse } from '../../domain/users/session-tokens.ts'
import { bodyText } from '../../ground/body-text.ts'
import type { Contract, Match } from '../../ground/contract/contract.ts'
import { LoopbackError, refuseUnstored, unauthorized } from '../../ground/errors.ts'
import type { BodyLimits } from '../../ground/limits.ts'
import { createPauses } from '../../ground/pauses.ts'
import type { ApiAnswer, ApiRequest } from '../../world/request-log/exchanges.ts'
import type { JournalEntry } from '../../world/request-log/journal.ts'
import type { World } from '../../world/world.ts'
import { RequestContext } from '../context/request-context.ts'
import type { Outcome, Pipeline } from '../prism/prism.ts'
import { allOrNothing, inTurn } from './all-or-nothing.ts'
import { applyFaults } from './apply-faults.ts'
import { affectedBy, audit, type StatedReason, statedReason } from './audit.ts'
import { encode, encodeLarge, errorResponse, warningHeader } from './encode.ts'
import { isReplayed } from './once.ts'
import { namedFields, namesNoRow, pathParameters, queryParameters, withoutEmptied } from './parameters.ts'
import { combineResponses, type ParsedBody, parseBody, singleBodies } from './parse-body.ts'
import { asError, runOperation } from './run-operation.ts'

/** Tells test set-ups of this process, whatever server of theirs it was; nobody needs to ask each for its violations. */
const brokenContract = channel('lineboard:contract-violation')

/** Answers requests to the API. Never throws: whatever goes wrong is an error in LoopBack's form. */
export type Api = (world: World, request: ApiRequest) => Promise<ApiAnswer>

/** What the API is made of. */
export interface ApiParts {
  contract: Contract
  pipeline: Pipeline
  /** Answers 400 where a real server would silently differ, instead of a warning header. */
  isStrict: boolean
  /** Lets a bulk delete take every row of a table. */
  mayWipe: boolean
  limits: BodyLimits
  /** Is told of defects of this server. */
  onDefect(problem: unknown): void
  /** Is told, as a line of a log, where a real server might have answered otherwise. */
  onWarning(line: string): void
}

/** Beyond this many servers refuse an address. */
const longUrlBytes = 8000

type Notes = Partial<
  Pick<JournalEntry, 'operationId' | 'userId' | 'actedById' | 'affected' | 'planned' | 'fallback' | 'warnings'>
>

function whoAsks(world: World, request: ApiRequest, { operation, params }: Match, notes: Notes): Principal {
  const { store, clock } = world
  const { query, headers } = request
  const principal =
    findPrincipal(store, clock.now(), tokenIdOf(query, headers)) ??
    findKeyOwner(store, clock.now(), bearerKeyOf(query, headers))
  // An API key is no session that could end.
  const isSession = operation.id !== 'DashUser.logout' || principal?.tokenId !== undefined
  if (!isSession) throw unauthorized('accessToken is required to logout')
  if (!principal && !operation.isPublic) throw unauthorized()
  if (principal) notes.userId = principal.userId
  if (principal?.impersonatedBy !== undefined) notes.actedById = principal.impersonatedBy
  noteKeyUse(store, clock.now(), principal?.apiKeyId)
  const userAgent = headers['user-agent']
  noteSessionUse(store, clock.now(), principal?.tokenId, { address: request.ip, userAgent })
  const refused = principal && refusal(operation, params, principal)
  if (refused) throw refused
  if (principal && operation.needsRecentCode) refuseWithoutRecentCode(store, clock.now(), principal)
  return principal ?? anonymous
}

/** One request on its way, and what is noted of it for the request log and the audit log. */
interface Call {
  world: World
  request: ApiRequest
  notes: Notes
  /** Rows that it added, changed or deleted. */
  touchedRows: TouchedRow[]
  stated: StatedReason
}

/** What follows from a call is no part of its response: a defect there is ours. */
function settle(world: World, onDefect: (problem: unknown) => void): void {
  try {
    settleAccounts(world)
  } catch (problem) {
    onDefect(problem)
  }
}

function recordViolations(world: World, context: RequestContext, { violations, response }: Outcome): void {
  for (const { message, path, code } of violations) {
    // Rows with chosen fields lack required ones because the client asked for that.
    if (context.hasChosenFields && code === 'required') continue
    const violation = {
      at: world.clock.now().toISOString(),
      operationId: context.operation.id,
      status: response.statusCode,
      message,
      ...(path && { path: path.join('.') }),
    }
    world.violations.add(violation)
    brokenContract.publish(violation)
  }
}

function contextOf(parts: ApiParts, call: Call, match: Match, principal: Principal, parsed: ParsedBody, body: unknown) {
  const { operation } = match
  const { request, world } = call
  const context = new RequestContext({
    operation,
    params: pathParameters(operation, match.params),
    query: queryParameters(operation, request.query),
    body: operation.bodyKind === 'multipart' ? body : namedFields(operation.bodySchema, body),
    sent: parsed.body,
    parts: parsed.parts,
    headers: request.headers,
    address: request.ip,
    principal,
    world,
    isStrict: parts.isStrict,
    mayWipe: parts.mayWipe,
    limits: parts.limits,
    rowSchema: parts.contract.schema,
  })
  if (request.url.length > longUrlBytes) context.warn('an address longer than 8 kB is refused by many servers')
  return context
}

/** Notes what a call did. */
function noteOutcome(parts: ApiParts, call: Call, context: RequestContext, outcome: Outcome): void {
  const { notes, request } = call
  recordViolations(call.world, context, outcome)
  if (context.identifiedUserId !== undefined) notes.userId ??= context.identifiedUserId
  if (outcome.isFallback) notes.fallback = true
  const affected = affectedBy(outcome.response.body)
  if (affected !== undefined) notes.affected = affected
  if (outcome.response.statusCode < 400) call.touchedRows.push(...context.touchedRows)
  if (context.warnings.length === 0) return
  notes.warnings = context.warnings
  for (const warning of context.warnings) parts.onWarning(`${request.method} ${request.path}: ${warning}`)
}

async function answerOne(
  parts: ApiParts,
  call: Call,
  match: Match,
  principal: Principal,
  parsed: ParsedBody,
): Promise<{ outcome: Outcome; context: RequestContext }> {
  const { operation } = match
  const { world, request } = call
  refuseForeignCustomer(principal, operation, request.query, parsed.body)
  const body = withoutEmptied(operation.bodySchema, parsed.body)
  const context = contextOf(parts, call, match, principal, parsed, body)
  const validated = operation.bodyKind === 'json' ? { ...parsed, forValidation: body } : parsed
  const outcome = await runOperation(parts.pipeline, match, request, context, validated, parts.onDefect)
  settle(world, parts.onDefect)
  noteOutcome(parts, call, context, outcome)
  return { outcome, context }
}

interface Answers {
  answers: readonly IHttpResponse[]
  headers: Record<string, string>
}

/** A call in a copy of the world, of which nothing is noted. */
const rehearsal = (world: World, request: ApiRequest): Call => ({
  world,
  request,
  notes: {},
  touchedRows: [],
  stated: {},
})

/** Answers the bodies of a request one after the other, up to the first that is refused. */
async function answerEach(
  parts: ApiParts,
  call: Call,
  match: Match,
  principal: Principal,
  bodies: readonly ParsedBody[],
): Promise<Answers> {
  const answers: IHttpResponse[] = []
  const headers: Record<string, string> = {}
  const pause = createPauses()
  for (const one of bodies) {
    await pause()
    const { outcome, context } = await answerOne(parts, call, match, principal, one)
    Object.assign(headers, extraHeaders(outcome, context))
    answers.push(outcome.response)
    if (outcome.response.statusCode >= 400) break
  }
  return { answers, headers }
}

async function answer(parts: ApiParts, call: Call, match: Match | undefined): Promise<ApiAnswer> {
  const { world, request, notes } = call
  if (request.refused) throw request.refused
  if (!match) throw new LoopbackError(404, `There is no method to handle ${request.method} ${request.url}`)
  const { operation } = match
  const faultAnswer = await applyFaults(world, operation.id, notes)
  if (faultAnswer) return faultAnswer
  if (operation.needsStorage) refuseUnstored(world)
  const principal = whoAsks(world, request, match, notes)
  if (namesNoRow(match)) return encode({ statusCode: 200, body: { count: 0 } })
  const parsed = await parseBody(operation, request.body, request.headers['content-type'])
  Object.assign(call.stated, statedReason(operation, parsed.body, principal.customerId))
  const bodies = singleBodies(operation, parsed)
  const isList = bodies.length > 1
  const run = (at: World) =>
    at === world
      ? answerEach(parts, call, match, principal, bodies)
      : answerEach({ ...parts, onWarning() {} }, rehearsal(at, request), match, principal, bodies)
  const isRefused = ({ answers }: Answers) => answers.some(({ statusCode }) => statusCode >= 400)
  const work = () => (isList ? allOrNothing(world, run, isRefused) : run(world))
  const { answers, headers } = await (operation.effect === 'write' ? inTurn(world, isList, work) : work())
  return await encodeLarge(combineResponses(parsed, answers), headers)
}

/** Writes a request into the audit log, where it changes something, and into the request log. */
function record(call: Call, match: Match | undefined, result: ApiAnswer, durationMs: number): void {
  const { world, request, notes, touchedRows, stated } = call
  const status = result.kind === 'answer' ? result.status : 0
  // What is only answered again was done, and recorded, the first time.
  const isDoneNow = result.kind === 'answer' && !isReplayed(result)
  if (match?.operation.effect === 'write' && isDoneNow)
    audit(world, request, match.operation, { ...notes, ...stated, touchedRows }, status)
  const body = bodyText(request.body, request.headers['content-type'])
  const { id } = world.journal.add({
    at: world.clock.now().toISOString(),
    method: request.method,
    url: redact(request.url),
    status,
    durationMs: Math.round(durationMs * 10) / 10,
    ...notes,
    ...(body !== undefined && { body }),
  })
  world.exchanges.add(id, { request, answer: result })
}

/**
 * Writes a call that moved money to the disk, with its audit entry. A client that gets a success can rely on both, even if this process is
 * killed right after. Returns 507 if the disk does not take it.
 */
function committed(world: World, result: ApiAnswer): ApiAnswer {
  const wasStored = world.storageProblem === undefined
  world.commit()
  const { storageProblem } = world
  if (storageProblem === undefined || !wasStored || result.kind !== 'answer' || result.status >= 400) return result
  const message = `The change was made, but it is not on the disk and may be lost. Check whether it is there before you retry. ${storageProblem}`
  return encode(errorResponse(new LoopbackError(507, message, { name: 'InsufficientStorage' })))
}

/** Builds the API over a contract. */
export function createApi(parts: ApiParts): Api {
  return async (world, request) => {
    const startedMs = performance.now()
    const match = parts.contract.route(request.method, request.path)
    const notes: Notes = match ? { operationId: match.operation.id } : {}
    const call: Call = { world, request, notes, touchedRows: [], stated: {} }
    const answered = await answer(parts, call, match).catch(
      (problem): ApiAnswer => encode(errorResponse(asError(problem, parts.onDefect))),
    )
    // A client need not find out which fields this server has.
    const headers = { 'x-lineboard-contract': parts.contract.document.info.version }
    const result = answered.kind === 'answer' ? { ...answered, headers: { ...headers, ...answered.headers } } : answered
    record(call, match, result, performance.now() - startedMs)
    return match?.operation.takesKey ? committed(world, result) : result
  }
}

function extraHeaders({ isFallback }: Outcome, { warnings }: RequestContext): Record<string, string> {
  return {
    ...(isFallback && { 'x-lineboard-fallback': 'true' }),
    ...(warnings.length > 0 && { 'x-lineboard-warning': warningHeader(warnings) }),
  }
}
