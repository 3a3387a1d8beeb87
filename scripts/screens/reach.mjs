// Which sources a source of the web app needs, by its imports; types need nothing.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fromRoot } from '../lib/paths.mjs'

const IMPORT =
  /\b(?:import|export)\s(?!type\b)[^'"`;]*?from\s+'([^']+)'|\bimport\(\s*'([^']+)'\s*\)|^import '([^']+)'/gm

const sdk = fromRoot('packages/sdk/src')

/** Where an import leads: to a source of the app, or to a part of the SDK, which makes calls for whoever uses it. */
function target(file, name) {
  const part = /^@lineboard\/sdk\/([\w/-]+)$/.exec(name)?.[1]
  // What parts of the SDK share, such as the client, makes the calls that it is told to.
  const isNear = name.startsWith(file.startsWith(sdk) ? './' : '.')
  const found = part ? join(sdk, part, 'index.ts') : isNear && join(dirname(file), name)
  return found && existsSync(found) && /\.tsx?$/.test(found) ? [found] : []
}

const importsOf = new Map()
function imports(file) {
  const known = importsOf.get(file)
  if (known) return known
  const names = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, ...found]) => found.find(Boolean) ?? '')
  const targets = names.flatMap((name) => target(file, name))
  importsOf.set(file, targets)
  return targets
}

/**
 * Every file that some need, with themselves, by absolute path.
 * @param {readonly string[]} files
 * @param {(file: string) => boolean} isFollowed whether a file belongs to them
 * @returns {Set<string>}
 */
export function reach(files, isFollowed = () => true) {
  const reached = new Set(files)
  for (const file of reached) for (const next of imports(file)) if (isFollowed(next)) reached.add(next)
  return reached
}
