// `pnpm dev`: Vite with hot reload in front, the mock server restarting on its own changes behind it. --port is Vite's,
// every other option the mock server's.
import { main } from './lib/failure.mjs'
import { foreground } from './lib/foreground.mjs'
import { takeOption } from './lib/options.mjs'
import { fromRoot } from './lib/paths.mjs'
import { freePort } from './lib/port.mjs'
import { generateContract, install } from './lib/prepare.mjs'
import { tool } from './lib/tool.mjs'
import { ensureToolchain } from './toolchain.mjs'

main(async () => {
  await ensureToolchain()
  await install()
  await generateContract()
  const { value: webPort, rest } = takeOption(process.argv.slice(2), '--port')
  const port = await freePort()
  const { code, wasStopped } = await foreground([
    {
      argv: [
        process.execPath,
        '--watch',
        '--watch-preserve-output',
        fromRoot('packages/mock-server/src/cli.ts'),
        '--port',
        String(port),
        ...rest,
      ],
    },
    {
      argv: tool('vite', ['--clearScreen', 'false', ...(webPort ? ['--port', webPort] : [])], { from: 'packages/web' }),
      options: { cwd: fromRoot('packages/web'), env: { ...process.env, MOCK_URL: `http://127.0.0.1:${port}` } },
    },
  ])
  return wasStopped ? 0 : code
})
