import type { Fit } from '@lineboard/contract/fit'
import { CliError } from './flags.ts'
import type { Terminal } from './terminal.ts'

const CHECK = '@lineboard/check'

type Command = (args: readonly string[], terminal: Terminal) => Promise<number>

interface CheckPackage {
  checkCommand: Command
  fitCommand: Command
  /** Reads `core.fit.yaml`. Throws a CliError. */
  readFitFile(file: string): Promise<Fit>
}

/** Few programs need it, so it is a package of its own. Throws a CliError where it is not installed. `what` needs it. */
export async function loadCheck(what: string): Promise<CheckPackage> {
  try {
    return await import(CHECK)
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'
    if (!isMissing || !error.message.includes(CHECK)) throw error
    throw new CliError(`\`${what}\` comes with ${CHECK}: install it beside @lineboard/sdk, in the same version.`)
  }
}
