import { readFile } from 'node:fs/promises'
import type { CoreFit } from '@lineboard/contract/fit'
import { type Credentials, createLineboard, type Lineboard } from '../client/client.ts'
import { CodeRequiredError, UnauthorizedError } from '../errors/api-error.ts'
import { errorMessage } from '../errors/error-message.ts'
import type { CallResult } from '../operations/operation-types.ts'
import { readProfile } from '../profile/read-profile.ts'
import type { ServerProfile } from '../profile/server-profile.ts'
import { sessionRequests } from '../transport/session-request.ts'
import { loadCheck } from './check-package.ts'
import { CliError } from './flags.ts'
import { waysIn } from './hint.ts'
import { askCode, createGiveCode, wrongCode } from './recent-code.ts'
import type { Terminal } from './terminal.ts'

/** Flags of every command that calls a server. */
export const connectionFlags = {
  url: { type: 'string' },
  token: { type: 'string' },
  username: { type: 'string' },
  password: { type: 'string' },
  code: { type: 'string' },
  timeout: { type: 'string', default: '30' },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** The flags of commands that read and write rows, for servers that differ. */
export const serverFlags = { profile: { type: 'string' }, fit: { type: 'string' } } as const

/** What `--help` says of them. */
export const serverHelp = `  --profile FILE     what the server means by filters, as \`lineboard check --semantics --profile FILE\` found out
  --fit FILE         core.fit.yaml of a core API with other names; needs @lineboard/check`

/** What `--help` says of them. */
export const connectionHelp = `  --username NAME    sign in as (or LINEBOARD_USERNAME)
  --password TEXT    with (or LINEBOARD_PASSWORD, which no list of processes shows)
  --code CODE        code of your authenticator app, to sign in or for a call that needs a recent one (or LINEBOARD_CODE); asked for
                     on a terminal where it is missing
  --token TOKEN      use this session token instead (or LINEBOARD_TOKEN)
  --timeout SECONDS  longest wait for an answer (30)`

/** A server, and who calls it. */
export interface Connection {
  baseUrl: string
  token: string
  api: Lineboard
  /** Who signed in; undefined for a token that was given, which does not say whose it is. */
  userId?: number
  timeoutMs: number
  /** Gives the server a code where a call needs a recent one; true where one was given. */
  giveCode: () => Promise<boolean>
  /** What must never be printed. */
  secrets: readonly string[]
  /** Ends the session that was begun here; one that was given is left alone. */
  close(): Promise<void>
}

interface Given {
  url?: string | undefined
  token?: string | undefined
  username?: string | undefined
  password?: string | undefined
  /** Code of the authenticator app. */
  code?: string | undefined
  /** File of a profile. */
  profile?: string | undefined
  /** File of a fit. */
  fit?: string | undefined
  timeoutMs: number
}

/** The profile in a file. Throws a CliError where there is none. */
async function profileIn(file: string): Promise<ServerProfile> {
  try {
    return readProfile(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    throw new CliError(`${file} cannot be read as a profile: ${errorMessage(error)}`)
  }
}

/** The fit in a file. Throws a CliError where there is none, or the package that reads it is not there. */
export async function fitIn(file: string): Promise<CoreFit> {
  const [{ readFitFile }, { createFit }] = await Promise.all([loadCheck('--fit'), import('../fit/index.ts')])
  return createFit(await readFitFile(file))
}

/** The address of an API. Throws a CliError for what is none, and for one with a user name or password in it. */
export function addressOf(text: string | undefined): string {
  if (!text) throw new CliError('Which server? Give the address of its API, such as https://core.example.com/api/v1.')
  if (text.includes('@')) {
    // Not quoted: what stands before the @ is a secret.
    throw new CliError(
      'An address has no user name and password in it: leave out what stands before the @, and give LINEBOARD_USERNAME and LINEBOARD_PASSWORD.',
    )
  }
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new CliError(`"${text}" is no address. Give that of the API, such as https://core.example.com/api/v1.`)
  }
  if (/[?#\s]/.test(text)) {
    // Not quoted: a token may stand there.
    throw new CliError(
      'An address ends with its path: leave out white space, and the ? or # with what stands behind it.',
    )
  }
  return text.replace(/\/+$/, '')
}

/** Who calls, by a token. Throws a CliError, which does not quote it, for one that could never be sent: each call would fail for it. */
function sendable(token: string, whose: string): string {
  try {
    // As each call would be made: what is refused there is said here, once.
    sessionRequests({ token: () => token }, false)('', { headers: {} })
    return token
  } catch {
    throw new CliError(
      `${whose} has a character that no header takes, such as the end of a line or a letter beyond Latin-1. ${waysIn}`,
    )
  }
}

/** Signs in; asks for a code on a terminal where one is needed and none was given. */
async function signIn(
  api: Lineboard,
  credentials: Credentials,
  terminal: Terminal,
): Promise<CallResult<'DashUser.authenticate'>> {
  try {
    return await api.DashUser.authenticate({ body: credentials }, { signal: terminal.signal })
  } catch (error) {
    if (error instanceof CodeRequiredError) {
      if (error.code !== 'LOGIN_CODE_REQUIRED') throw wrongCode()
      const code = await askCode(terminal)
      if (code !== undefined) return await signIn(api, { ...credentials, code }, terminal)
      throw new CliError('This account needs a code of its authenticator app as well: give --code or LINEBOARD_CODE.')
    }
    if (error instanceof UnauthorizedError)
      throw new CliError(`The server did not accept this user name and password: ${error.message}`)
    throw new CliError(`Signing in failed: ${errorMessage(error)}`, { cause: error })
  }
}

/** Signs in, or takes the token that was given. Throws a CliError where neither works. */
export async function connect(given: Given, terminal: Terminal): Promise<Connection> {
  const { env } = terminal
  const { timeoutMs } = given
  const baseUrl = addressOf(given.url ?? env.LINEBOARD_URL)
  const username = given.username ?? env.LINEBOARD_USERNAME
  const password = given.password ?? env.LINEBOARD_PASSWORD
  const session = { token: given.token ?? (username ? undefined : env.LINEBOARD_TOKEN) }
  const profile = given.profile === undefined ? undefined : await profileIn(given.profile)
  const fit = given.fit === undefined ? undefined : await fitIn(given.fit)
  const code = (given.code ?? env.LINEBOARD_CODE) || undefined
  const verify = (recent: string) =>
    api.DashUser.verifySecondFactor({ body: { code: recent } }, { signal: terminal.signal })
  // A code is good once: that of signing in is recent then.
  const giveCode = createGiveCode(verify, session.token ? code : undefined, terminal)
  const tokens = { token: () => session.token }
  const api: Lineboard = createLineboard({
    baseUrl,
    timeoutMs,
    tokens,
    giveCode,
    ...(profile && { profile }),
    ...(fit && { fit }),
  })
  const common = { baseUrl, api, timeoutMs, giveCode, secrets: [session.token ?? '', password ?? ''] }
  if (session.token) {
    return { ...common, token: sendable(session.token, 'The token that was given'), close: async () => {} }
  }
  if (!username || !password) {
    throw new CliError(`Who calls? ${waysIn}`)
  }
  const { id: token, userId } = await signIn(api, { username, password, ...(code && { code }) }, terminal)
  session.token = sendable(token, 'The token that the server answered')
  const close = () =>
    api.DashUser.logout().catch(() => {
      // The work is done; a session that could not be ended ends by itself.
    })
  return { ...common, token, userId, secrets: [token, password], close }
}
