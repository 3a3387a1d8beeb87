import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { baseOf, pageFor, publish } from './publish.mjs'
import { writeBuild } from './testing/build.mjs'

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lineboard-publish-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const releases = ['release1', 'release2', 'release3']

/** Publishes a release of that name; answers the names of scripts that are there then. */
function release(name, base = '') {
  const from = join(folder, name)
  writeBuild(from, name)
  publish({ from, to: join(folder, 'site'), base })
  return readdirSync(join(folder, 'site/assets')).filter((file) => file.endsWith('.js'))
}

it('a page that is open finds its files for one release more', () => {
  expect(release('release1')).toEqual(['index-release1.js'])
  expect(release('release2')).toEqual(['index-release1.js', 'index-release2.js'])
  expect(release('release2')).toEqual(['index-release1.js', 'index-release2.js'])
  expect(release('release3')).toEqual(['index-release2.js', 'index-release3.js'])
})

it('so it does in another language', () => {
  for (const name of releases) release(name)
  const names = readdirSync(join(folder, 'site/assets/de')).filter((file) => file.endsWith('.js'))
  expect(names).toEqual(['index-release2.js', 'index-release3.js'])
})

it('the page is that of the release, packed copies too, and nothing half written stays', () => {
  releases.map((name) => release(name, '/lineboard'))
  const page = readFileSync(join(folder, 'site/index.html'))
  expect(`${page}`).toContain('src="/lineboard/assets/index-release3.js"')
  expect(brotliDecompressSync(readFileSync(join(folder, 'site/index.html.br'))).equals(page)).toBe(true)
  expect(readFileSync(join(folder, 'site/version.json'), 'utf8')).toContain('release3')
  expect(readdirSync(join(folder, 'site')).filter((name) => name.endsWith('.new'))).toEqual([])
})

it('a configuration is made once, and is the installation’s from then on', () => {
  release('release1')
  const config = join(folder, 'site/assets/config.json')
  expect(JSON.parse(readFileSync(config, 'utf8'))).toEqual({ apiBase: '/api/v1', socketPath: '/wss' })
  writeFileSync(config, '{ "apiBase": "https://core.example.com/api/v1" }')
  for (const name of releases) release(name)
  expect(readFileSync(config, 'utf8')).toContain('core.example.com')
})

it('what is no build is refused before anything is written', () => {
  const from = join(folder, 'none')
  writeBuild(from, 'release1')
  writeFileSync(join(from, 'index.html'), '<html>')
  expect(() => publish({ from, to: join(folder, 'site') })).toThrow('This is no page of a build of the web app.')
  expect(existsSync(join(folder, 'site'))).toBe(false)
})

it('addresses of other hosts in the page stay as they are', () => {
  const page = pageFor('<html data-base=""><script src="//other.example/a.js"></script><link href="/a.css">', '/x')
  expect(page).toBe('<html data-base="/x"><script src="//other.example/a.js"></script><link href="/x/a.css">')
})

it.each([
  [undefined, ''],
  ['/', ''],
  ['/lineboard/', '/lineboard'],
  ['/a/b', '/a/b'],
])('the folder %s', (text, base) => expect(baseOf(text)).toBe(base))

it.each(['lineboard', 'https://x/y', '/a b', '/service', '/auth/x', '/../x'])('%s is no folder for the app', (text) => {
  expect(() => baseOf(text)).toThrow('--base')
})
