import { Failure } from './failure.mjs'
import { takeOption } from './options.mjs'

/**
 * The steps a person asked for: all, `--only a,b`, or all without the browser tests (`--no-e2e`).
 * Throws a Failure for a step or an option that isn't there.
 * @template {{ name: string }} S
 * @param {S[]} steps
 * @param {string[]} args
 * @returns {S[]}
 */
export function selectSteps(steps, args) {
  const { value: only, rest } = takeOption(args, '--only')
  const unknown = rest.filter((arg) => arg !== '--no-e2e')
  if (unknown.length > 0) throw new Failure(`Unknown option ${unknown[0]}; there are --only STEP[,STEP…] and --no-e2e.`)
  const names = steps.map(({ name }) => name)
  const wanted = only?.split(',') ?? names
  const missing = wanted.find((name) => !names.includes(name))
  if (missing !== undefined) throw new Failure(`There is no step "${missing}"; there are ${names.join(', ')}.`)
  return steps.filter(({ name }) => wanted.includes(name) && !(rest.includes('--no-e2e') && name === 'e2e'))
}
