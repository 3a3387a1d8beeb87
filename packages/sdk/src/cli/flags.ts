import { access, constants, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { errorMessage } from '../errors/error-message.ts'

/** The command could not do what it was asked; the message is one sentence that says what to do, `cause` the failed call. It ends with exit code 2. */
export class CliError extends Error {
  override name = 'CliError'
}

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

type Flags = NonNullable<ParseArgsConfig['options']>

function isNear(a: string, b: string): boolean {
  return a !== '' && (a.startsWith(b.slice(0, 4)) || b.startsWith(a.slice(0, 4)))
}

/** The known flag somebody may have meant. */
function nearest(flags: Flags, wrong: string): string {
  const meant = Object.keys(flags).find((name) => isNear(wrong, name))
  return meant ? ` Did you mean --${meant}?` : ''
}

function explain(problem: unknown, flags: Flags, command: string): CliError {
  const text = problem instanceof Error ? problem.message : String(problem)
  const unknown = /Unknown option '(-+)?([^']*)'/.exec(text)?.[2]
  const help = ` \`lineboard ${command} --help\` lists the flags.`
  if (unknown !== undefined) return new CliError(`There is no flag --${unknown}.${nearest(flags, unknown)}${help}`)
  const valueless = /^Option '(?:-\w, )?(--[\w-]+).*' argument (?:is ambiguous|missing)/.exec(text)?.[1]
  if (valueless)
    return new CliError(`${valueless} has no value. Where it begins with a dash, write it as ${valueless}=VALUE.`)
  return new CliError(`${text.split(/\. |\n/)[0]?.replace(/\.$/, '')}.${help}`)
}

/** Reads flags and words of a command. Throws a CliError that names the flag and what to do about it. */
export function parseFlags<const Options extends Flags>(args: readonly string[], options: Options, command: string) {
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: true })
  } catch (problem) {
    throw explain(problem, options, command)
  }
}

/** A flag that takes a whole number. Throws a CliError for anything else. */
export function wholeNumber(text: string, flag: string, [least, most]: readonly [number, number]): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= least && number <= most) return number
  throw new CliError(`--${flag} takes a whole number from ${least} to ${most}, not "${text}".`)
}
