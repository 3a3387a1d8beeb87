// What docs/deploying.md says beside the blocks that deploying.test.mjs runs, and that no block is forgotten there.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { defaultLimits, maxBodyBytes } from '../packages/mock-server/src/ground/limits.ts'
import { writeBuild } from './deploy/testing/build.mjs'
import { readContainerFile } from './deploy/testing/container-file.mjs'
import { readDocument } from './deploy/testing/document.mjs'
import { webServers } from './deploy/testing/web-servers.mjs'
import { collect } from './lib/exec.mjs'
import { fromRoot } from './lib/paths.mjs'

const document = readDocument()
const text = readFileSync(fromRoot('docs/deploying.md'), 'utf8').replaceAll(/\s+/g, ' ')
const commands = [...text.matchAll(/`((?:npm|apt-get) [^`]+)`/g)].map(([, command = '']) => command)

const folder = mkdtempSync(join(tmpdir(), 'lineboard-deploying-words-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Headings with blocks, by the file that runs them. */
const runBy = {
  'scripts/deploying.test.mjs': [
    'Publish the files',
    'nginx',
    'Caddy',
    'A core API of another origin',
    'Below a folder of a host',
    "The project's own server",
    'Upgrading while people work',
  ],
  // Of the image: the file it is made by, the options it is started with, and what it starts.
  'scripts/container.test.mjs': ['As a container'],
  // Reports as they are sent.
  'packages/web/src/app/reports/reports.test.tsx': ['When something goes wrong'],
}

it('every block is run by a test, which names its heading or its page', () => {
  const withBlocks = [...document].flatMap(([heading, blocks]) => (blocks.length > 0 ? [heading] : []))
  expect(withBlocks.toSorted()).toEqual(Object.values(runBy).flat().toSorted())
  for (const [file, headings] of Object.entries(runBy)) {
    const source = readFileSync(fromRoot(file), 'utf8')
    const names = file.endsWith('.mjs') ? headings : ['docs/deploying.md?raw']
    expect(names.filter((name) => !source.includes(name))).toEqual([])
  }
})

it('commands in sentences are these', () => {
  expect(commands).toEqual([
    'npm run web:publish -- /srv/lineboard',
    'npm run --silent web:headers -- nginx /srv/lineboard',
    'apt-get install nginx libnginx-mod-http-brotli-static',
    'apt-get install caddy',
  ])
})

it('the packages of Debian are those that are tried', () => {
  const named = commands.flatMap((command) => /^apt-get install (.+)$/.exec(command)?.slice(1) ?? [])
  expect(named).toEqual(Object.values(webServers).map(({ packages }) => packages.join(' ')))
})

it('without pnpm npm does the same', async () => {
  writeBuild(join(folder, 'build'), 'Ab3_x-9z')
  const said = []
  for (const command of commands.filter((each) => each.startsWith('npm '))) {
    const here = command.replace('/srv/lineboard', join(folder, 'site')).replace('publish --', '$& --from build')
    const { ok, output } = await collect(['sh', '-eu', '-c', here.replace('build', join(folder, 'build'))], {
      cwd: fromRoot(),
    })
    expect(ok, output).toBe(true)
    said.push(output)
  }
  expect(said[1]).toMatch(/^map /m)
  expect(said[1]).toContain('sha256-')
})

it('limits are those of the server', () => {
  const { headBytes, headMs, requestMs, quietMs, connectionsPerAddress } = defaultLimits
  expect(text).toContain(
    `Limits: ${maxBodyBytes / 1024 ** 2} MB body, ${headBytes / 1024} kB head, ${headMs / 1000} s for the head, ${requestMs / 1000} s for a request, two minutes idle`,
  )
  expect(quietMs).toBe(120_000)
  expect(text).toContain(`and ${connectionsPerAddress.toLocaleString('en')} connections an address`)
})

it('it says which Node the own server takes', () => {
  const { engines } = JSON.parse(readFileSync(fromRoot('packages/mock-server/package.json'), 'utf8'))
  expect(text).toContain(`It takes Node ${engines.node.replace(/^>=(\d+\.\d+).*/, '$1')} or newer`)
})

it('the image learns what its build asks for', () => {
  const [build] = readContainerFile()
  const [image] = (document.get('As a container') ?? []).filter(({ file }) => file === 'image')
  const asked = build?.steps.flatMap(({ name, text: said }) => (name === 'ARG' ? [said] : []))
  expect([...(image?.code.matchAll(/--build-arg (\w+)=/g) ?? [])].map(([, name]) => name)).toEqual(asked)
})
