// `npm start`: from a fresh clone, or from the last time, to the web app on the mock server. Options after `--` are the
// mock server's: --port, --host, --api URL, --data DIR, --seed, --help.

import { foreground } from './lib/exec.mjs'
import { main } from './lib/failure.mjs'
import { fromRoot } from './lib/paths.mjs'
import { buildWeb, generateContract, install } from './lib/prepare.mjs'
import { ensureToolchain } from './toolchain.mjs'

main(async () => {
  await ensureToolchain()
  const options = process.argv.slice(2)
  await install()
  if (!options.includes('--help') && !options.includes('-h')) {
    await generateContract()
    await buildWeb()
  }
  // A folder that the options name comes later, and so counts.
  const web = ['--web', fromRoot('packages/web/dist')]
  const mockServer = fromRoot('packages/mock-server/src/cli.ts')
  const { code, wasStopped } = await foreground([process.execPath, mockServer, ...web, ...options])
  return wasStopped ? 0 : code
})
