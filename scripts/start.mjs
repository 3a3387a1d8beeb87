// `npm start`: from a fresh clone, or from the last time, to the web app on the mock server. Options after `--` are the
// mock server's: --port, --host, --api URL, --data DIR, --seed, --help.
import { main } from './lib/failure.mjs'
import { foreground } from './lib/foreground.mjs'
import { hasOption, serverOptions } from './lib/options.mjs'
import { fromRoot } from './lib/paths.mjs'
import { buildWeb, generateContract, install } from './lib/prepare.mjs'
import { ensureToolchain } from './toolchain.mjs'

main(async () => {
  await ensureToolchain()
  const args = process.argv.slice(2)
  await install()
  if (!hasOption(args, '--help') && !hasOption(args, '-h')) {
    await generateContract()
    await buildWeb()
  }
  const options = serverOptions(args, fromRoot('packages/web/dist'))
  const { code, wasStopped } = await foreground([
    { argv: [process.execPath, fromRoot('packages/mock-server/src/cli.ts'), ...options] },
  ])
  return wasStopped ? 0 : code
})
