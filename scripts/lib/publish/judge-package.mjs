// What libraries that know how packages are found and typed say of ours.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { Failure } from '../failure.mjs'

/** Ways to find a package that know no `exports`, or no ES modules: ours are for neither. */
const NOT_SERVED = new Set(['node10', 'node16-cjs'])

async function faultsOfLayout(folder) {
  const { messages, pkg } = await publint({ pkgDir: folder, pack: 'npm', level: 'warning', strict: true })
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code)
}

async function faultsOfTypes(file) {
  const result = await checkPackage(createPackageFromTarballData(readFileSync(file)))
  if (!result.types) return ['It has no types.']
  return result.problems
    .filter((problem) => !('resolutionKind' in problem && NOT_SERVED.has(problem.resolutionKind)))
    .map((problem) => JSON.stringify(problem))
}

/**
 * Throws a Failure when publint or Are the Types Wrong find fault with a package.
 * @param {{ name: string, file: string }} packed
 * @param {string} folder where it lies, unpacked too
 */
export async function judgePackage({ name, file }, folder) {
  const faults = [...(await faultsOfLayout(join(folder, name))), ...(await faultsOfTypes(file))]
  for (const fault of faults) console.error(fault)
  if (faults.length > 0)
    throw new Failure(`The package ${name} would not serve everybody who installs it; the lines above say why.`)
}
