// Runs a program with the project's own Node, with what it imports installed: `node scripts/run.mjs FILE OPTIONS`. For commands
// whose file an older Node could not read, or would read without doing anything.

import { foreground } from './lib/exec.mjs'
import { main } from './lib/failure.mjs'
import { install } from './lib/prepare.mjs'
import { ensureToolchain } from './toolchain.mjs'

main(async () => {
  await ensureToolchain()
  await install()
  const { code } = await foreground([process.execPath, ...process.argv.slice(2)])
  return code
})
