// `pnpm generate` writes everything generated from the contract, and the public types of the packages.
// With --check it writes nothing and fails if the committed files differ from a fresh run.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure, main } from './lib/failure.mjs'
import { fromRoot, inTemporaryFolder } from './lib/paths.mjs'
import { generateContract, generatedFolders, install, runGenerator } from './lib/prepare.mjs'
import { publicTypeFolders, writePublicTypes } from './lib/public-types.mjs'
import { ensureToolchain } from './toolchain.mjs'

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

const check = () =>
  inTemporaryFolder(async (folder) => {
    const fresh = Object.keys(generatedFolders).map((name) => [name, join(folder, name)])
    await runGenerator(Object.fromEntries(fresh))
    const types = Object.keys(publicTypeFolders).map((name) => [name, join(folder, 'types', name)])
    await writePublicTypes(Object.fromEntries(types))
    const stale = [
      ...fresh.flatMap(([name, path]) => staleIn(generatedFolders[name], path)),
      ...types.flatMap(([name, path]) => staleIn(publicTypeFolders[name], path)),
    ]
    for (const name of stale) console.error(`${name} differs from its sources`)
    if (stale.length > 0) throw new Failure('Generated files are stale. Run `pnpm generate` and commit the result.')
  })

main(async () => {
  await ensureToolchain()
  await install()
  if (process.argv.includes('--check')) return check()
  const isNew = await generateContract()
  await writePublicTypes(publicTypeFolders)
  console.log(isNew ? 'Generated.' : 'The contract has not changed. Public types are regenerated.')
})
