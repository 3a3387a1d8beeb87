import { UnauthorizedError } from '../errors/api-error.ts'
import type { CallArgs, CallOptions } from '../operations/operation-types.ts'
import { memorySession, type Session } from '../session/session-store.ts'
import type { LineboardOptions } from '../transport/options.ts'
import { createTransport } from '../transport/transport.ts'
import { bindOperation } from './bind-operation.ts'

/** Who signs in: user name, password, and whether to be remembered for longer (`rememberedIf`). */
export type Credentials = CallArgs<'DashUser.authenticate'>['body']

/** How to sign in. */
export interface SignInOptions extends CallOptions {
  /**
   * Keep the credentials in memory, and sign in again when the session has ended; the call that found out is made once more.
   * @default true
   */
  renew?: boolean | undefined
}

/** What begins and ends the session of a client. */
export interface SigningIn {
  /**
   * Signs in, and keeps the session in the client's store: all calls carry it from then on. Throws an UnauthorizedError where name or
   * password is wrong, a TypeError for a client that was given tokens of its own.
   */
  signIn(credentials: Credentials, options?: SignInOptions): Promise<Session>
  /** Ends the session, and forgets it and the credentials, also where the call fails. A session that has ended is no failure. */
  signOut(options?: CallOptions): Promise<void>
}

/** The session of a client: how it begins and ends, and the options that carry and renew it. */
export function keepSession(options: LineboardOptions): { signing: SigningIn; options: LineboardOptions } {
  const { session: store = memorySession(), tokens } = options
  const carried = { ...options, session: store }
  // What these are refused is not for a renewal to mend.
  const transport = createTransport({ ...carried, renewSession: async () => false })
  const authenticate = bindOperation(transport, 'DashUser.authenticate', 'POST /DashUsers/authenticate public')
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
        if (tokens?.token) throw new TypeError('A client with `tokens` keeps what DashUser.authenticate answers')
        const session = await authenticate({ body: credentials }, call)
        store.set(session)
        known = isRenewed ? credentials : undefined
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
