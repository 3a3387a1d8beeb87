// `pnpm generate`: everything that is made from the contract, the public types of the packages, and which screens make which calls. With
// --check nothing is written, and what is committed must be what the sources give.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure, main } from './lib/failure.mjs'
import { fromRoot, inTemporaryFolder } from './lib/paths.mjs'
import { generateContract, generatedFiles, generatedFolders, install, runGenerator } from './lib/prepare.mjs'
import { publicTypeFolders, writePublicTypes } from './lib/public-types.mjs'
import { ensureToolchain } from './toolchain.mjs'

const COVERAGE = 'docs/coverage.md'

/** Loaded late: an old Node, which puts the right one in its place, can't read it. */
const coverage = async () => (await import('./screens/coverage-page.mjs')).coveragePage()

const contents = (folder) =>
  !existsSync(folder)
    ? new Map()
    : new Map(
        readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')]),
      )

/** Files of a committed folder that differ from a fresh copy of it, in either direction. */
function staleIn(committedFolder, freshFolder) {
  const committed = contents(fromRoot(committedFolder))
  const fresh = contents(freshFolder)
  return [...new Set([...committed.keys(), ...fresh.keys()])]
    .filter((name) => committed.get(name) !== fresh.get(name))
    .map((name) => `${committedFolder}/${name}`)
}

const textOf = (path) => (existsSync(path) ? readFileSync(path, 'utf8').replaceAll('\r\n', '\n') : '')
const isSame = (committed, fresh) => textOf(committed) === textOf(fresh)

const check = () =>
  inTemporaryFolder(async (folder) => {
    const fresh = Object.keys(generatedFolders).map((name) => [name, join(folder, name)])
    const files = Object.keys(generatedFiles).map((name) => [name, join(folder, `${name}.md`)])
    await runGenerator(Object.fromEntries([...fresh, ...files]))
    const types = Object.keys(publicTypeFolders).map((name) => [name, join(folder, 'types', name)])
    await writePublicTypes(Object.fromEntries(types))
    const stale = [
      ...fresh.flatMap(([name, path]) => staleIn(generatedFolders[name], path)),
      ...files.flatMap(([name, path]) => (isSame(fromRoot(generatedFiles[name]), path) ? [] : [generatedFiles[name]])),
      ...(textOf(fromRoot(COVERAGE)) === (await coverage()) ? [] : [COVERAGE]),
      ...types.flatMap(([name, path]) => staleIn(publicTypeFolders[name], path)),
    ]
    for (const name of stale) console.error(`${name} does not fit its sources`)
    if (stale.length > 0)
      throw new Failure('What is generated is stale. Mend it with `pnpm generate` and commit the result.')
  })

main(async () => {
  await ensureToolchain()
  await install()
  if (process.argv.includes('--check')) return check()
  const isNew = await generateContract()
  await writePublicTypes(publicTypeFolders)
  writeFileSync(fromRoot(COVERAGE), await coverage())
  console.log(
    isNew ? 'Generated.' : 'What the contract gives is up to date; public types and docs/coverage.md are written anew.',
  )
})
