// What Mockoon serves of the contract: `node mockoon.mjs openapi.text.json CALLS.json`, and writes the status of each call as JSON.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'

const [document, calls] = process.argv.slice(2)

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  return port
}

const port = await freePort()
const cli = 'node_modules/@mockoon/cli/bin/run.js'
const options = ['--port', `${port}`, '--hostname', '127.0.0.1', '--disable-log-to-file', '--disable-admin-api']
const mockoon = spawn(process.execPath, [cli, 'start', '--data', document, ...options], { stdio: 'ignore' })
const base = `http://127.0.0.1:${port}/api/v1`

async function statusOf([method, path]) {
  const response = await fetch(`${base}${path}`, { method })
  await response.arrayBuffer()
  return response.status
}

try {
  for (let tries = 0; tries < 600 && mockoon.exitCode === null; tries++) {
    const isUp = await fetch(base).catch(() => undefined)
    if (isUp) break
    await setTimeout(100)
  }
  const statuses = []
  for (const call of JSON.parse(readFileSync(calls, 'utf8'))) statuses.push([...call, await statusOf(call)])
  const customer = await (await fetch(`${base}/Customers/2`)).json()
  process.stdout.write(JSON.stringify({ statuses, fields: Object.keys(customer) }))
} finally {
  mockoon.kill()
}
