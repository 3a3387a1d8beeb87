// `pnpm bench [sdk|mock-server|web]`: every measurement of one package, or of all. Figures are printed, nothing fails on them.
import { existsSync, readdirSync } from 'node:fs'
import { Failure, main } from './lib/failure.mjs'
import { foreground } from './lib/foreground.mjs'
import { fromRoot } from './lib/paths.mjs'
import { buildWeb, bundleContract, install } from './lib/prepare.mjs'
import { ensureToolchain } from './toolchain.mjs'

const packages = ['sdk', 'mock-server', 'web']
const shortNames = { mock: 'mock-server' }

/** The measurements of a package: each file of its bench folder that is run by itself. */
function benchesOf(name) {
  const folder = fromRoot(`packages/${name}/bench`)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith('.bench.mjs'))
    .map((file) => `${folder}/${file}`)
}

main(async () => {
  await ensureToolchain()
  const [asked] = process.argv.slice(2)
  const name = shortNames[asked] ?? asked
  if (name && !packages.includes(name))
    throw new Failure(`There is nothing to measure for ${name}: ${packages.join(', ')}.`)
  await install()
  await bundleContract()
  if (!name || name === 'web') await buildWeb()
  for (const file of (name ? [name] : packages).flatMap(benchesOf)) {
    const { code, wasStopped } = await foreground([{ argv: [process.execPath, file] }])
    if (wasStopped || code !== 0) return code
  }
  return 0
})
