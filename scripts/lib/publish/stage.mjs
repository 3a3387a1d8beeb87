// A package as it is published, made from its sources.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { extname, join, relative } from 'node:path'
import { Failure } from '../failure.mjs'
import { listFiles } from '../files.mjs'
import { fromRoot } from '../paths.mjs'
import { compileInto } from './compile.mjs'
import { linkContract, removeUnused } from './link.mjs'
import { publishedManifest } from './manifest.mjs'

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** Every import must be of something an install brings. */
function assertInstalled({ name, dependencies, optionalDependencies = {} }, packages) {
  const missing = [...packages].filter(
    (each) => !isBuiltin(each) && !(each in dependencies || each in optionalDependencies),
  )
  if (missing.length > 0)
    throw new Failure(`${name} imports ${missing.join(', ')}, which installing it does not bring.`)
}

/** What the package reads at run time and no import leads to. */
function copyAssets({ folder, pages, hasDocument }, into) {
  const src = fromRoot(folder, 'src')
  for (const file of listFiles(src).filter((name) => extname(name) !== '.ts'))
    cpSync(file, join(into, 'lib', relative(src, file)))
  for (const page of pages) cpSync(fromRoot(folder, page), join(into, page), { recursive: true })
  if (hasDocument) cpSync(fromRoot('contract/.cache/openapi.json'), join(into, 'contract/openapi.json'))
  cpSync(fromRoot('LICENSE'), join(into, 'LICENSE'))
}

/**
 * Makes the package. Throws a Failure when its sources don't compile, or import what the package does not bring.
 * @param {import('./published.mjs').Published} published
 * @param {string} into folder that is the package, made anew
 */
export async function stagePackage(published, into) {
  const { folder, range } = published
  rmSync(into, { recursive: true, force: true })
  mkdirSync(into, { recursive: true })
  const source = readJson(fromRoot(folder, 'package.json'))
  const installed = (name) => readJson(fromRoot(folder, 'node_modules', name, 'package.json')).version
  const manifest = publishedManifest(source, (name) => `${range}${installed(name)}`)
  await compileInto(published, into)
  linkContract(into)
  const entries = Object.values(manifest.exports).flatMap((each) =>
    typeof each === 'string' ? [] : Object.values(each),
  )
  assertInstalled(manifest, removeUnused(into, [...entries, ...Object.values(manifest.bin ?? {})]))
  copyAssets(published, into)
  writeFileSync(join(into, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}
