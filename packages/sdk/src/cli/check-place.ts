import { access, constants, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { errorMessage } from '../errors/error-message.ts'
import { CliError } from './cli-error.ts'

/** Throws a CliError unless the file of a flag can be written: it is wanted when the work is done already. */
export async function checkPlace(flag: string, file: string): Promise<void> {
  try {
    const [there, folder] = await Promise.all([file, dirname(file)].map((path) => stat(path).catch(() => undefined)))
    if (there?.isDirectory()) throw new Error('it is a folder')
    if (!folder?.isDirectory()) throw new Error(`there is no folder ${dirname(file)}`)
    await access(there ? file : dirname(file), constants.W_OK)
  } catch (error) {
    throw new CliError(`--${flag}: ${file} cannot be written: ${errorMessage(error)}.`)
  }
}
