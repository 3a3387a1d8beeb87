import { LoopbackError } from '../errors/loopback-error.ts'

/** The refusal of a name that nothing has, with the names that there are. */
export function noSuch(kind: string, name: string, names: readonly string[]): LoopbackError {
  const known = names.length > 0 ? `There are: ${names.join(', ')}.` : 'There is none.'
  return new LoopbackError(404, `There is no ${kind} "${name}". ${known}`, { code: 'MODEL_NOT_FOUND' })
}
