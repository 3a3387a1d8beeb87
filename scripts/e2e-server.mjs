// What browser tests run against: the web app, built when its sources have changed, on the mock server.
import { main } from './lib/failure.mjs'
import { foreground } from './lib/foreground.mjs'
import { fromRoot } from './lib/paths.mjs'
import { buildWeb } from './lib/prepare.mjs'

main(async () => {
  await buildWeb()
  const mockServer = [fromRoot('packages/mock-server/src/cli.ts'), '--web', fromRoot('packages/web/dist')]
  const { code } = await foreground([process.execPath, ...mockServer, ...process.argv.slice(2)])
  return code
})
