// `pnpm build:packages [--to DIR]`: the packages for others, each as one file that npm installs. They go to dist/ unless told otherwise.
import { resolve } from 'node:path'
import { Failure, main } from './lib/failure.mjs'
import { takeOption } from './lib/options.mjs'
import { fromRoot } from './lib/paths.mjs'
import { bundleContract, install } from './lib/prepare.mjs'
import { packAll } from './lib/publish/pack-all.mjs'
import { ensureToolchain } from './toolchain.mjs'

main(async () => {
  await ensureToolchain()
  const { value: to = fromRoot('dist'), rest } = takeOption(process.argv.slice(2), '--to')
  if (rest.length > 0) throw new Failure(`Unknown option ${rest[0]}; there is --to DIR.`)
  await install()
  await bundleContract()
  for (const { file } of await packAll(resolve(to))) console.log(file)
})
