import { UnauthorizedError } from '../errors/api-error.ts'
import { type AnyArgs, buildRequest } from '../operations/build-request.ts'
import { operationEntry, operationNames } from '../operations/operation-entries.ts'
import {
  type NeededParts,
  type OperationEntry,
  type OperationParts,
  parseEntry,
} from '../operations/operation-entry.ts'
import type {
  Answer,
  CallArgs,
  CallOptions,
  CallPromise,
  CallResult,
  EntryOf,
  NamedCall,
  NamedCalls,
  OperationId,
  ReadOperationId,
} from '../operations/operation-types.ts'
import { refusals } from '../operations/read-answer.ts'
import { withProfile } from '../profile/server-profile.ts'
import { repairs as anyServer } from '../repairs/repairs.ts'
import { memorySession, type Session } from '../session/session-store.ts'
import type { KnownOfServer, LineboardOptions, Repaired, ServerFields } from '../transport/options.ts'
import { clientParts } from '../transport/parts.ts'
import { makeRequest } from '../transport/session-request.ts'
import { createTransport, type Transport } from '../transport/transport.ts'

/** What a named call gives back for its answer. */
function callPromise(answer: Promise<Answer>): CallPromise<unknown> {
  const data = answer.then((answered) => answered.data)
  return Object.assign(data, {
    withResponse() {
      // Who asks for the answer is told of the failure there.
      data.catch(() => {})
      return answer
    },
  })
}

/**
 * One named call without the table of all: for a script or an edge function that ships little. The compiler holds the
 * entry against the contract: `bindOperation(transport, 'Customer.findById', 'GET /Customers/{id}')`. Unlike the
 * calls of a client it does not split lists too long for one address. What only some operations
 * need is given by name, and the compiler says which: `filters` for a `filter` or `where`, `keys` where money moves, `forms` for
 * forms and files, `files` where one is answered, `refusals` to sign in: `bindOperation(transport, 'Customer.count', 'GET /Customers/count count', { filters })`.
 */
export function bindOperation<Id extends OperationId>(
  transport: Transport,
  id: Id,
  line: EntryOf<Id>,
  ...[parts]: [NeededParts<Id>] extends [never] ? [] : [parts: Pick<OperationParts, NeededParts<Id>>]
): NamedCall<Id> {
  const entry = parseEntry(id, line, parts)
  const named = (args: AnyArgs = {}, options: CallOptions = {}) => callPromise(transport.call(entry, args, options))
  // The entry says what the call takes and answers; the compiler held it against the contract.
  return named as NamedCall<Id>
}

/** Calls an operation by its name, and answers the response too: `X-Total-Count` is in its headers. */
export type CallById = <Id extends OperationId>(
  operationId: Id,
  args: CallArgs<Id>,
  options?: CallOptions,
) => Promise<Answer<CallResult<Id>>>

/**
 * Address of a read with the session of this moment in it, for what sends no headers: the source of a picture or a recording.
 * Whoever has it is that person for the server: neither show it nor keep it.
 */
export type AddressOf = <Id extends ReadOperationId>(operationId: Id, args: CallArgs<Id>) => string

interface Calls {
  named: NamedCalls
  call: CallById
  addressOf: AddressOf
  fields: ServerFields
}

/** Those of a server that is relied on. */
const allFields: ServerFields = { areWhole: () => true, has: () => true, findOut: async () => {} }

/** Makes the named calls of all operations from the operation table. */
export function createNamedCalls(
  transport: Transport,
  options: KnownOfServer & Pick<LineboardOptions, 'profile' | 'fit' | 'repairs'> = {},
): Calls {
  const { profile, fit, repairs } = options
  const entries = new Map<string, OperationEntry>()
  // Most programs call few of them: each is read when it is called first.
  const entryOf = (operationId: string): OperationEntry => {
    const known = entries.get(operationId)
    if (known) return known
    const entry = operationEntry(operationId)
    if (!entry) throw new TypeError(`There is no operation ${operationId}`)
    entries.set(operationId, entry)
    return entry
  }
  const direct: Repaired = (entry, args = {}, asked = {}) => transport.call(entry, args, asked)
  const repaired = repairs?.calls(transport.call, operationEntry, options) ?? { send: direct, fields: allFields }
  const send = fit?.joining(repaired.send, operationEntry) ?? repaired.send
  const fields = fit
    ? {
        ...repaired.fields,
        has: (model: string, field: string) => fit.has(model, field) ?? repaired.fields.has(model, field),
      }
    : repaired.fields
  const callOf = (operationId: string) => (args?: AnyArgs, options?: CallOptions) =>
    callPromise(send(entryOf(operationId), args, options))
  const named: Record<string, object> = Object.fromEntries(
    operationNames().map(([model, verbs]) => {
      const calls = Object.fromEntries(verbs.map((verb) => [verb, callOf(`${model}.${verb}`)]))
      return [model, Object.assign(withProfile({}, profile), calls)]
    }),
  )
  const call = async (operationId: string, args?: AnyArgs, options?: CallOptions) =>
    send(entryOf(operationId), args, options)
  const addressOf: AddressOf = (operationId, args) => {
    const { path, init } = buildRequest(entryOf(operationId), args, undefined, options)
    // Whole, where the client was given a path of the page's own server.
    return makeRequest(transport.sign(`${transport.baseUrl}${path}`, init).url).url
  }
  // The table that the types are made of is the one the calls were made of.
  return { named: named as NamedCalls, call: call as CallById, addressOf, fields }
}

/** Who signs in: user name, password, and whether to be remembered for longer (`rememberedIf`). */
export type Credentials = CallArgs<'DashUser.authenticate'>['body']

/** How to sign in. */
export interface SignInOptions extends CallOptions {
  /**
   * Keep the credentials in memory, and sign in again when the session has ended; the call that found out is made once more. Not after
   * a sign-in with a code, which is good once.
   * @default true
   */
  renew?: boolean | undefined
}

/** What begins and ends the session of a client. */
export interface SigningIn {
  /**
   * Signs in, and keeps the session in the client's store: all calls carry it from then on. Throws an UnauthorizedError where name or
   * password is wrong, a CodeRequiredError where a `code` is needed as well, a TypeError for a client that was given tokens of its own.
   */
  signIn(credentials: Credentials, options?: SignInOptions): Promise<Session>
  /** Ends the session, and forgets it and the credentials, also where the call fails. A session that has ended is no failure. */
  signOut(options?: CallOptions): Promise<void>
}

/** The session of a client: how it begins and ends, and the options that carry and renew it. */
function keepSession(options: LineboardOptions): { signing: SigningIn; options: LineboardOptions } {
  const { session: store = memorySession(), tokens } = options
  const carried = { ...options, session: store }
  // What these are refused is not for a renewal to mend.
  const transport = createTransport({ ...carried, renewSession: async () => false }, clientParts)
  const authenticate = bindOperation(transport, 'DashUser.authenticate', 'POST /DashUsers/authenticate public', {
    refusals,
  })
  const logout = bindOperation(transport, 'DashUser.logout', 'POST /DashUsers/logout empty')
  const readUser = bindOperation(transport, 'DashUser.findById', 'GET /DashUsers/{id} limit=5000')
  let known: Credentials | undefined
  let renewal: Promise<boolean> | undefined

  /** Whether there is a session now. Everybody may read the own user, so a refusal says that the session has ended. */
  async function renew(credentials: Credentials): Promise<boolean> {
    try {
      const kept = store.get()
      // The call was one that this session may not make.
      if (kept && (await readUser({ id: kept.userId }))) return false
    } catch (error) {
      if (!(error instanceof UnauthorizedError)) throw error
    }
    try {
      store.set(await authenticate({ body: credentials }))
      return true
    } catch (error) {
      // A password that was changed is not tried again and again.
      if (error instanceof UnauthorizedError) known = undefined
      throw error
    }
  }

  async function renewSession(error: UnauthorizedError, sentWith: string | undefined): Promise<boolean> {
    if (!known || error.operationId === 'DashUser.authenticate' || tokens?.impersonationToken?.()) return false
    if (renewal === undefined && sentWith !== store.get()?.id) return true
    renewal ??= renew(known).finally(() => {
      renewal = undefined
    })
    // The call says itself why it was refused.
    return renewal.catch(() => false)
  }

  return {
    options: { renewSession, ...carried },
    signing: {
      async signIn(credentials, { renew: isRenewed = true, ...call } = {}) {
        if (tokens?.token) throw new TypeError('A client with `tokens` calls DashUser.authenticate')
        const session = await authenticate({ body: credentials }, call)
        store.set(session)
        // A code is good once.
        known = isRenewed && credentials.code === undefined ? credentials : undefined
        return session
      },
      async signOut(call) {
        try {
          await logout({}, call)
        } catch (error) {
          if (!(error instanceof UnauthorizedError)) throw error
        } finally {
          known = undefined
          store.clear()
        }
      },
    },
  }
}

/** A client of the core API: the named calls by model, the same by name, and its session. */
export interface Lineboard extends NamedCalls, SigningIn {
  /** Calls an operation by its name, and answers the response too: `api.call('CallLog.find', { filter })`. */
  readonly call: CallById
  readonly addressOf: AddressOf
  /** What is known of the server's rows. */
  readonly fields: ServerFields
}

/**
 * Creates a client of a server that does all that the contract says, such as the mock server; half as large as `createLineboard`. What such a server
 * sends is taken as it is.
 */
export function createContractClient(options: LineboardOptions): Lineboard {
  const { options: carried, signing } = keepSession(options)
  const { named, call, addressOf, fields } = createNamedCalls(createTransport(carried, clientParts), options)
  return { ...named, ...signing, call, addressOf, fields }
}

/**
 * Creates a client of any core API. It keeps no state but these options, its session and what it found out about the server; every call throws a
 * LineboardError when it fails, or the reason of its signal when it was aborted.
 */
export function createLineboard(options: LineboardOptions): Lineboard {
  return createContractClient({ repairs: anyServer, ...options })
}
