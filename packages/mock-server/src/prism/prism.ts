import { createLogger, type IPrismDiagnostic } from '@stoplight/prism-core'
import { createInstance, type IHttpProxyConfig, type IHttpRequest, type IHttpResponse } from '@stoplight/prism-http'
import type { IHttpOperation } from '@stoplight/types'
import type { ApiOperation } from '../contract/api-operation.ts'
import type { Contract } from '../contract/contract.ts'
import { toPrismOperation } from './to-prism-operation.ts'

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

/** Takes a request through Prism: validation, the engine or Prism's own mock, validation of the answer. */
export type Pipeline = (
  operation: ApiOperation,
  request: IHttpRequest,
  engine: Engine,
  seed: string,
) => Promise<Outcome>

interface Call {
  operation: ApiOperation
  engine: Engine
  isFallback: boolean
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

/** Builds the pipeline over a contract. Operations are prepared for the validators when they are first asked for. */
export function createPipeline(contract: Contract): Pipeline {
  const prepared = new WeakMap<ApiOperation, IHttpOperation>()
  const calls = new WeakMap<IHttpRequest, Call>()

  function prepare(operation: ApiOperation): IHttpOperation {
    const known = prepared.get(operation)
    if (known) return known
    const made = toPrismOperation(contract.document, operation)
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
      route: ({ input }) => ({ _tag: 'Right', right: prepare(callOf(input).operation) }),
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

  return async (operation, request, engine, seed) => {
    const call: Call = { operation, engine, isFallback: false }
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
}
