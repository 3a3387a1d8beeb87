import { ValidationError } from '../errors/api-error.ts'
import { errorMessage } from '../errors/error-message.ts'
import { CliError } from './flags.ts'
import { paintFor, type Terminal } from './terminal.ts'

const TRIES = 3

/** How long the calls that were on their way when a code was given may still be refused. */
const ON_THEIR_WAY_MS = 60_000

const WRONG = 'The code is wrong, or was used already'

/** The refusal of a code that was not typed on a terminal, where the next one would be asked for. */
export const wrongCode = (): CliError => new CliError(`${WRONG}: give the next one of your authenticator app.`)

/** Asks for a code on a terminal, where there is one; undefined without one, and where nothing was typed. */
export const askCode = async ({ ask }: Terminal): Promise<string | undefined> =>
  (await ask?.('Code of your authenticator app: '))?.trim() || undefined

/**
 * Gives the server a code where a call needs a recent one: that of `--code` if signing in did not use it up, else those that a person types. Returns
 * whether one was given. Throws a CliError for one that is wrong.
 */
export function createGiveCode(
  verify: (code: string) => Promise<unknown>,
  given: string | undefined,
  terminal: Terminal,
): () => Promise<boolean> {
  let unused = given
  let giving: Promise<boolean> | undefined
  let givenMs = Number.NEGATIVE_INFINITY

  async function isRight(code: string): Promise<boolean> {
    try {
      await verify(code)
      givenMs = terminal.now().getTime()
      return true
    } catch (error) {
      if (error instanceof ValidationError) return false
      throw new CliError(`The code could not be given: ${errorMessage(error)}`, { cause: error })
    }
  }

  async function give(): Promise<boolean> {
    const first = unused
    unused = undefined
    if (first !== undefined) {
      if (await isRight(first)) return true
      if (!terminal.ask) throw wrongCode()
    }
    for (let tries = 0; tries < TRIES; tries++) {
      const code = await askCode(terminal)
      if (code === undefined) return false
      if (await isRight(code)) return true
      terminal.stderr.write(`${paintFor(terminal.stderr, terminal.env)('red', `${WRONG}.`)}\n`)
    }
    return false
  }

  return async () => {
    if (terminal.now().getTime() - givenMs < ON_THEIR_WAY_MS) return true
    giving ??= give().finally(() => {
      giving = undefined
    })
    return await giving
  }
}
