import { statSync } from 'node:fs'
import { Failure } from './failure.mjs'
import { fromRoot } from './paths.mjs'

/**
 * What a person asked of `npm test`.
 * @typedef {object} Wish
 * @property {string[]} [only] names of steps
 * @property {boolean} isWithoutBrowser
 * @property {boolean} isNightly with the tests that say again, at length, what quicker ones hold
 * @property {string} [changed] a commit, or '' for where the branch began
 * @property {string[]} args for the tool of the one step
 */

/**
 * @param {string[]} args
 * @returns {Wish}
 */
export function readWish(args) {
  /** @type {Wish} */
  const wish = { isWithoutBrowser: false, isNightly: false, args: [] }
  const left = args.values()
  for (const arg of left) {
    const [, name = '', value] = /^(--[\w-]+)(?:=(.*))?$/.exec(arg) ?? []
    if (name === '--only') wish.only = (value ?? left.next().value ?? '').split(',')
    else if (name === '--no-e2e') wish.isWithoutBrowser = true
    else if (name === '--nightly') wish.isNightly = true
    else if (name === '--changed') wish.changed = value ?? ''
    else if (arg !== '--') wish.args.push(arg)
  }
  return wish
}

const isFolder = (path) => statSync(fromRoot(path), { throwIfNoEntry: false })?.isDirectory() ?? false

/**
 * Whether arguments name tests, by a file or by what they are called; a folder names all that are below it, and none of them.
 * @param {string[]} args
 */
export const namesTests = (args) => args.some((arg) => !arg.startsWith('-') && !isFolder(arg))

/**
 * What the tools find of a wish in their environment. Who names a test means it, whenever it runs by itself. The night draws anew what is drawn at
 * random, where no seed is given: by day it is the same each time, and what that never meets would be met by nobody.
 * @param {Wish} wish
 * @param {Record<string, string | undefined>} env
 * @returns {Record<string, string>}
 */
export const environmentOf = ({ isNightly, args }, { LINEBOARD_SEED = 'random' }) => ({
  ...((isNightly || namesTests(args)) && { LINEBOARD_NIGHTLY: 'yes' }),
  ...(isNightly && { LINEBOARD_SEED }),
})

/**
 * The steps of a wish. Throws a Failure for a step that isn't there, and for arguments that no one tool would get.
 * @template {{ name: string, isApart?: boolean }} S
 * @param {S[]} steps
 * @param {Wish} wish
 * @returns {S[]}
 */
export function selectSteps(steps, { only, isWithoutBrowser, args }) {
  const names = steps.map(({ name }) => name)
  const missing = only?.find((name) => !names.includes(name))
  if (missing !== undefined) throw new Failure(`There is no step "${missing}"; there are ${names.join(', ')}.`)
  if (args.length > 0 && only?.length !== 1)
    throw new Failure(
      `Unknown option ${args[0]}; there are --only STEP[,STEP…], --no-e2e, --nightly and --changed[=COMMIT]. What follows --only STEP goes to its tool.`,
    )
  return steps.filter(
    ({ name, isApart = false }) => (only ? only.includes(name) : !isApart) && !(isWithoutBrowser && name === 'e2e'),
  )
}
