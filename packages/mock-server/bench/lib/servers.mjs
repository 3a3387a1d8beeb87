// Servers in processes of their own, so that what measures and what is measured don't share a thread.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../../../scripts/lib/port.mjs'

const cli = fileURLToPath(new URL('../../src/cli.ts', import.meta.url))
const require = createRequire(import.meta.url)

/** Starts a command and waits until `url` answers, whatever it answers. */
async function start(args, url) {
  const from = performance.now()
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'exit')
  while (!(await fetch(url).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`${args[0]} ended with ${child.exitCode}.`)
    await setTimeout(5)
  }
  const startMs = performance.now() - from
  const stop = async () => {
    child.kill()
    await ended
  }
  return { startMs, stop, processorMs: () => processorMs(child.pid) }
}

/** What a process has used of processors so far, in milliseconds; NaN where the system does not tell. */
function processorMs(pid) {
  try {
    // Behind the name, which may hold spaces: user and system time are fields 14 and 15, in hundredths of a second.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return Number.NaN
  }
}

/** Our server from its command, and a token of the super administrator. */
export async function startOurs(...args) {
  const port = await freePort()
  const server = await start([cli, '--port', String(port), ...args], `http://127.0.0.1:${port}/assets/config.json`)
  const url = `http://127.0.0.1:${port}/api/v1`
  const answer = await fetch(`${url}/DashUsers/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'super', password: 'Lineboard1!' }),
  })
  const { id } = await answer.json()
  const list = (model, filter) =>
    `${url}/${model}?access_token=${id}&filter=${encodeURIComponent(JSON.stringify(filter))}`
  return { ...server, url, list }
}

/** Prism's own command over a contract. Told to print nothing a request, which makes it faster. */
export async function startPrism(document) {
  const home = dirname(require.resolve('@stoplight/prism-cli/package.json'))
  const port = await freePort()
  const server = await start(
    [join(home, 'dist/index.js'), 'mock', document, '--port', String(port), '--verboseLevel', 'error'],
    `http://127.0.0.1:${port}`,
  )
  return { ...server, url: `http://127.0.0.1:${port}` }
}
