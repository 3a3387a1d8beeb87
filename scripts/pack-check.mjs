// `pnpm pack:check`: packs the packages, installs them into empty folders as an integrator would, and runs the programs of the
// SDK's own pages there, on the oldest Node it is for, against the packed mock server.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure, main } from './lib/failure.mjs'
import { fromRoot } from './lib/paths.mjs'
import { bundleContract, install } from './lib/prepare.mjs'
import { checkEmbedding, checkMockPages, checkRefusal } from './lib/publish/check-mock.mjs'
import { checkTypes } from './lib/publish/check-types.mjs'
import { createChecks } from './lib/publish/checks.mjs'
import { copyPrograms, installedBin, installIn, must } from './lib/publish/integrator.mjs'
import { judgePackage } from './lib/publish/judge-package.mjs'
import { oldNode } from './lib/publish/old-node.mjs'
import { packAll } from './lib/publish/pack-all.mjs'
import { withPackedMock } from './lib/publish/packed-mock.mjs'
import { inTemporaryFolder } from './lib/temporary-folder.mjs'
import { ensureToolchain } from './toolchain.mjs'

const SDK = '@lineboard/sdk'
const PAGES = ['README.md', 'docs/filters.md', 'docs/errors.md', 'docs/realtime.md', 'docs/long-work.md']
const NODE_TYPES = '@types/node@24'

main(async () => {
  await ensureToolchain()
  await install()
  await bundleContract()
  const { counts, check } = createChecks()
  const node = oldNode()
  await inTemporaryFolder(async (folder) => {
    const [sdk, mock] = await packAll(folder)
    if (!sdk || !mock) throw new Failure('There must be two packages.')
    for (const packed of [sdk, mock])
      await check(`${packed.name} can be found and typed`, () => judgePackage(packed, folder))

    const app = join(folder, 'app')
    await installIn(app, [sdk.file, NODE_TYPES])
    const programs = copyPrograms(app, SDK, PAGES)
    await checkTypes(check, app, SDK)

    const server = join(folder, 'server')
    await installIn(server, [mock.file, sdk.file, NODE_TYPES])
    await checkEmbedding(check, server)
    await checkRefusal(check, server, node)
    await withPackedMock(server, async (url) => {
      await checkMockPages(check, url)
      const api = `${url}/api/v1`
      const signIn = { LINEBOARD_USERNAME: 'super', LINEBOARD_PASSWORD: 'Lineboard1!' }
      const options = { cwd: app, env: { ...process.env, LINEBOARD_API: api, ...signIn } }
      for (const name of programs)
        await check(`the program of ${name} runs on Node ${node.version}`, () =>
          must([node.path, `${name}.js`], options, `The program of ${name} fails on Node ${node.version}.`),
        )
      await check('the lineboard command finds no fault', () =>
        must(
          [node.path, installedBin(app, SDK), 'check', api],
          options,
          'The lineboard command finds fault with the packed mock server.',
        ),
      )
    })
  })
  mkdirSync(fromRoot('.cache/reports'), { recursive: true })
  writeFileSync(fromRoot('.cache/reports/package.json'), JSON.stringify(counts))
  console.log(`As installed, on Node ${node.version}: ${counts.passed} checks passed, ${counts.failed} failed.`)
  return counts.failed === 0 ? 0 : 1
})
