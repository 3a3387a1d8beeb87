// Fails when the committed code and pages aren't what the contract gives today, and names the command that mends it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure, main } from './lib/failure.mjs'
import { fromRoot } from './lib/paths.mjs'
import { generatedFolders, withGenerated } from './lib/prepare.mjs'
import { ensureToolchain } from './toolchain.mjs'

const contents = (folder) =>
  new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')]))

/** Files of a committed folder that differ from a fresh copy of it, in either direction. */
function staleIn(committedFolder, freshFolder) {
  const committed = contents(fromRoot(committedFolder))
  const fresh = contents(freshFolder)
  const names = [...new Set([...committed.keys(), ...fresh.keys()])]
  return {
    count: fresh.size,
    stale: names.filter((name) => committed.get(name) !== fresh.get(name)).map((name) => `${committedFolder}/${name}`),
  }
}

main(async () => {
  await ensureToolchain()
  await withGenerated(async (folder) => {
    const found = generatedFolders.map(({ committed, fresh }) => staleIn(committed, join(folder, fresh)))
    const stale = found.flatMap((each) => each.stale)
    if (stale.length > 0) {
      for (const name of stale) console.error(`${name} does not fit the contract`)
      throw new Failure('What is generated is stale. Mend it with `pnpm generate` and commit the result.')
    }
    console.log(`${found.reduce((sum, { count }) => sum + count, 0)} generated files are as the contract gives them.`)
  })
})
