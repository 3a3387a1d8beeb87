// Fails when the committed generated code isn't what the contract gives today, and names the command that mends it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure, main } from './lib/failure.mjs'
import { fromRoot } from './lib/paths.mjs'
import { withGenerated } from './lib/prepare.mjs'
import { ensureToolchain } from './toolchain.mjs'

const contents = (folder) =>
  new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')]))

main(async () => {
  await ensureToolchain()
  await withGenerated(async (folder) => {
    const committed = contents(fromRoot('contract/src/generated'))
    const fresh = contents(folder)
    const names = new Set([...committed.keys(), ...fresh.keys()])
    const stale = [...names].filter((name) => committed.get(name) !== fresh.get(name))
    if (stale.length > 0) {
      for (const name of stale) console.error(`contract/src/generated/${name} does not fit the contract`)
      throw new Failure('Generated code is stale. Mend it with `pnpm generate` and commit the result.')
    }
    console.log(`${fresh.size} generated files are as the contract gives them.`)
  })
})
