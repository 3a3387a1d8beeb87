import { createRequire } from 'node:module'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { OpenApiDocument } from '@lineboard/contract/openapi-document'
import { createLogger, type IPrismDiagnostic } from '@stoplight/prism-core'
import { createInstance, type IHttpProxyConfig, type IHttpRequest, type IHttpResponse } from '@stoplight/prism-http'
import type { IHttpOperation } from '@stoplight/types'
import type { ApiOperation, BodyKind } from '../../ground/contract/api-operation.ts'
import type { Contract, Match } from '../../ground/contract/contract.ts'
import { createQuickCheck, type QuickCheck } from './quick-check.ts'

interface Options {
  document: OpenApiDocument
  name: string
  method: string
  config: unknown
}

// Required and typed by hand: the package's own types pull in the TypeScript sources of another package, which do not
// compile under this repository's settings.
const require = createRequire(import.meta.url)
const { transformOas3Operation }: { transformOas3Operation(options: Options): IHttpOperation } =
  require('@stoplight/http-spec/oas3/operation')
const { OPERATION_CONFIG }: { OPERATION_CONFIG: unknown } = require('@stoplight/http-spec/oas')

/** An operation of the dereferenced contract in the form that Prism works with. Half a millisecond each. */
export function toPrismOperation(document: OpenApiDocument, operation: ApiOperation): IHttpOperation {
  return transformOas3Operation({
    document,
    name: operation.path,
    method: operation.method.toLowerCase(),
    config: OPERATION_CONFIG,
  })
}

/** Answers a request that the validators have looked at; `undefined` means that nothing here knows how. */
export type Engine = (problems: readonly IPrismDiagnostic[]) => Promise<IHttpResponse | undefined>

/** What came out of the pipeline. */
export interface Outcome {
  response: IHttpResponse
  /** True when Prism made the answer up. */
  isFallback: boolean
  /** Where the answer breaks the contract. */
  violations: readonly IPrismDiagnostic[]
}

/** A request that is to go through the pipeline. */
export interface Passage {
  match: Match
  query: Readonly<Record<string, string>>
  /** The whole of it, for Prism's own validators: most never need to look. */
  request(): IHttpRequest
  engine: Engine
  /** What Prism makes an answer up from. */
  seed: string
}

/** What each request goes through. */
export interface Pipeline {
  /** Takes a request through validation, the engine or Prism's own mock, and validation of the answer. */
  through(passage: Passage): Promise<Outcome>
  /** Makes ahead what the first requests to an operation would make, and lets others in between. */
  prepare(operation: ApiOperation): Promise<void>
}

interface Prepared {
  forPrism: IHttpOperation
  quick: QuickCheck
}

interface Call {
  operation: ApiOperation
  engine: Engine
  isFallback: boolean
}

/** A body of each kind that Prism compiles a validator for. What it compiles for JSON takes no text for a number, as a form needs. */
const firstBodies: Partial<Record<BodyKind, { contentType: string; body: unknown }>> = {
  json: { contentType: 'application/json', body: {} },
  form: { contentType: 'application/x-www-form-urlencoded', body: 'none=' },
}
const notImplemented = 'https://stoplight.io/prism/errors#UPSTREAM_NOT_IMPLEMENTED'

const config: Omit<IHttpProxyConfig, 'mock'> = {
  isProxy: true,
  // The engine takes the place of the upstream; nothing is ever sent there.
  upstream: new URL('http://engine.invalid'),
  upstreamProxy: undefined,
  // Tokens are checked before, because LoopBack answers 401 before anything else.
  checkSecurity: false,
  validateRequest: true,
  validateResponse: true,
  errors: true,
}

function toError(problem: unknown): Error {
  return problem instanceof Error ? problem : new Error(String(problem))
}

/** Shared by all servers of the process, as the contract is: what takes longest is made once. */
const prepared = new WeakMap<ApiOperation, Prepared>()

/** Builds the pipeline over a contract. Operations are prepared for the validators when they are first asked for, or ahead. */
export function createPipeline(contract: Contract): Pipeline {
  const calls = new WeakMap<IHttpRequest, Call>()

  function prepare(operation: ApiOperation): Prepared {
    const known = prepared.get(operation)
    if (known) return known
    const forPrism = toPrismOperation(contract.document, operation)
    const made = { forPrism, quick: createQuickCheck(forPrism) }
    prepared.set(operation, made)
    return made
  }

  function callOf(request: IHttpRequest): Call {
    const call = calls.get(request)
    if (!call) throw new Error('A request reached the engine that did not come through the pipeline.')
    return call
  }

  const prism = createInstance(
    { ...config, mock: { dynamic: true } },
    {
      logger: createLogger('prism', { level: 'silent' }),
      route: ({ input }) => ({ _tag: 'Right', right: prepare(callOf(input).operation).forPrism }),
      forward: (input) => () => async () => {
        const call = callOf(input.data)
        try {
          const response = await call.engine(input.validations)
          if (response) return { _tag: 'Right', right: response }
          call.isFallback = true
          return { _tag: 'Left', left: Object.assign(new Error('No handler'), { name: notImplemented }) }
        } catch (problem) {
          return { _tag: 'Left', left: toError(problem) }
        }
      },
    },
  )

  async function throughPrism(call: Call, request: IHttpRequest, seed: string): Promise<Outcome> {
    calls.set(request, call)
    // A fresh mock config each time: Prism writes the request's Accept header into it.
    const result = await prism.request(request, [], { ...config, mock: { dynamic: true, seed } })()
    if (result._tag === 'Left') throw result.left
    return {
      response: result.right.output,
      isFallback: call.isFallback,
      violations: result.right.validations.output,
    }
  }

  return {
    async through({ match: { operation, params }, query, request, engine, seed }) {
      const { quick } = prepare(operation)
      const isAccepted = quick.accepts(params, query)
      const early = isAccepted ? await engine([]) : undefined
      if (early && quick.answers(early)) return { response: early, isFallback: false, violations: [] }
      return throughPrism({ operation, engine: early ? async () => early : engine, isFallback: false }, request(), seed)
    },

    async prepare(operation) {
      for (const _ of prepare(operation).quick.prepare()) await nextTurn()
      // Prism compiles bodies by itself, when it first reads one.
      const first = firstBodies[operation.bodyKind]
      if (!first) return
      const method = operation.method.toLowerCase() as IHttpRequest['method']
      const headers = { 'content-type': first.contentType }
      const request: IHttpRequest = { method, url: { path: operation.path, query: {} }, headers, body: first.body }
      const engine = async () => ({ statusCode: 204 })
      await throughPrism({ operation, engine, isFallback: false }, request, '').catch(() => undefined)
      await nextTurn()
    },
  }
}
