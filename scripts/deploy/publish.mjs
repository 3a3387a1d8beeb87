// `pnpm web:publish DIR [--base /folder]`: puts the built web app where a web server serves it, also over the release that people
// are working with.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { Failure, main } from '../lib/failure.mjs'
import { fromRoot } from '../lib/paths.mjs'
import { buildWeb, install } from '../lib/prepare.mjs'
import { ensureToolchain } from '../toolchain.mjs'

/** Names of the assets of the release that stands there, so that the next one knows which to keep. */
const LIST = '.lineboard-assets.json'
const CONFIG = 'config.json'

/** What people who do not ask for a proxy meet: the API at the host of the app. */
const FIRST_CONFIG = { apiBase: '/api/v1', socketPath: '/wss' }

const isPacked = (name) => /\.(br|gz)$/.test(name)

/** Whoever reads the file meanwhile gets the whole old one or the whole new one. */
function replace(file, content) {
  writeFileSync(`${file}.new`, content)
  renameSync(`${file}.new`, file)
}

/** A folder as addresses have it: `/lineboard`, or nothing for the top of a host. */
export function baseOf(text = '') {
  const base = text.replace(/\/+$/, '')
  if (base && !/^(\/\w[\w.~-]*)+$/.test(base))
    throw new Failure(`--base takes a folder of the host such as /lineboard, not "${text}".`)
  // The app's own addresses begin like this: it could not tell them apart.
  if (/^\/(auth|service)\b/.test(base)) throw new Failure(`--base can't be ${base}: addresses of the app begin so.`)
  return base
}

/** The page, for the folder of the host that it lies in. */
export function pageFor(html, base) {
  if (!html.includes('data-base=""')) throw new Failure('This is no page of a build of the web app.')
  return html
    .replace('data-base=""', () => `data-base="${base}"`)
    .replaceAll(/(<(?:link|script)\b[^>]*\s(?:href|src)=")\/(?!\/)/g, (_, before) => `${before}${base}/`)
}

/** Puts a file and its packed copies there. */
function putPacked(file, text) {
  replace(`${file}.br`, brotliCompressSync(text))
  replace(`${file}.gz`, gzipSync(text, { level: 9 }))
  replace(file, text)
}

/** Names of all files below a folder of assets, those of languages in folders of their own. */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .sort()

const listed = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})

/**
 * Puts a build into a folder. Its assets come first and the page last, so that no page names what is not there; assets of the
 * release before stay, for pages that are open; a configuration that is there is left alone.
 * @param {{ from: string, to: string, base?: string }} how
 * @returns {{ added: number, removed: number }} counts of assets
 */
export function publish({ from, to, base = '' }) {
  const page = pageFor(readFileSync(join(from, 'index.html'), 'utf8'), base)
  const assets = join(to, 'assets')
  mkdirSync(assets, { recursive: true })
  const there = filesIn(assets)
  const names = filesIn(join(from, 'assets')).filter((name) => name !== CONFIG)
  const added = names.filter((name) => !there.includes(name))
  for (const name of added) cpSync(join(from, 'assets', name), join(assets, name))
  if (!there.includes(CONFIG)) writeFileSync(join(assets, CONFIG), `${JSON.stringify(FIRST_CONFIG, null, 2)}\n`)

  const others = readdirSync(from).filter(
    (name) => !name.startsWith('index.html') && statSync(join(from, name)).isFile(),
  )
  for (const name of others) replace(join(to, name), readFileSync(join(from, name)))
  putPacked(join(to, 'index.html'), page)

  // Published twice, a release is still the one before none.
  const now = listed(join(to, LIST))
  const isSame = now.current?.join() === names.join()
  const before = (isSame ? now.before : now.current) ?? []
  const kept = new Set([...names, ...before, CONFIG])
  const removed = there.filter((name) => !kept.has(name))
  for (const name of removed) rmSync(join(assets, name))
  replace(join(to, LIST), JSON.stringify({ current: names, before }))
  return {
    added: added.filter((name) => !isPacked(name)).length,
    removed: removed.filter((name) => !isPacked(name)).length,
  }
}

if (import.meta.main)
  main(async () => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { base: { type: 'string' }, from: { type: 'string' } },
    })
    const [folder] = positionals
    if (!folder || positionals.length > 1)
      throw new Failure('Name the folder that the web server serves: pnpm web:publish /srv/lineboard')
    if (!values.from) {
      await ensureToolchain()
      await install()
      await buildWeb()
    }
    const base = baseOf(values.base)
    const { added, removed } = publish({
      from: resolve(values.from ?? fromRoot('packages/web/dist')),
      to: resolve(folder),
      base,
    })
    console.log(`${basename(folder)}: ${added} files added, ${removed} of the release before last removed.`)
  })
