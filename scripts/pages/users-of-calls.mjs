// Who uses each call: screens, or what stands around and within all of them.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fromRoot } from '../lib/paths.mjs'

/** What `merge` and `replace` call, in the order of their preference. */
const CHANGING = ['patchById', 'patch', 'replaceById', 'upsert']

/** What stands in comments is said and not done; who asks whether somebody may make a call does not make it. */
const doneIn = (source) =>
  source
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/\b(?:use)?[mM]ay\w*(?:\((?:\w+, )?|: )'[A-Z]\w+\.\w+'/g, '')

/**
 * The ids of the calls that a source names: `'Ticket.find'`, `api().Ticket.find(…)`, `merge(api().Ticket, …)`, or the address of a file to download.
 * @param {string} source
 * @param {ReadonlyMap<string, { method: string, path: string }>} operations by id
 * @returns {Set<string>}
 */
export function namedOperations(source, operations) {
  const text = doneIn(source)
  const quoted = [...text.matchAll(/'([A-Z]\w+\.\w+)'/g)].map(([, id]) => id)
  const called = [...text.matchAll(/\.\s*([A-Z]\w+)\s*\.\s*([a-z]\w+)\b/g)].map(([, model, verb]) => `${model}.${verb}`)
  const changed = [...text.matchAll(/\b(?:merge|replace)\(\s*api\(\)\.([A-Z]\w+)/g)].flatMap(([, model]) => {
    const change = CHANGING.map((verb) => `${model}.${verb}`).find((id) => operations.has(id))
    return [change ?? '', `${model}.find`]
  })
  const addresses = new Set([...text.matchAll(/'(\/[A-Z]\w+\/\w+)'/g)].map(([, path]) => path))
  const fetched = [...operations].filter(([, { method, path }]) => method === 'GET' && addresses.has(path))
  return new Set([...quoted, ...called, ...changed, ...fetched.map(([id]) => id)].filter((id) => operations.has(id)))
}

// By its imports; types need nothing.
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
function reach(files, isFollowed = () => true) {
  const reached = new Set(files)
  for (const file of reached) for (const next of imports(file)) if (isFollowed(next)) reached.add(next)
  return reached
}

const src = fromRoot('packages/web/src')
const isTest = (file) => /\.test(-d)?\.tsx?$|[/\\]testing[/\\]/.test(file)
const filesOf = (pattern) =>
  globSync(pattern, { cwd: src })
    .map((name) => `${src}${sep}${name}`)
    .filter((file) => !isTest(file))
    .sort()

/** What is there whatever the screen, by its folder of the web app. */
const AROUND = { app: 'every page', list: 'every list', phone: 'the softphone' }
const isIn = (folder, file) => file.startsWith(`${src}${sep}${folder}${sep}`)
const isShared = (file) => !['features', ...Object.keys(AROUND)].some((folder) => isIn(folder, file))

/** A source of the web app, whose types are for browsers and checked there. */
const load = (name) => import(pathToFileURL(`${src}/places/${name}`).href)

/** Every screen, by its title, with the files it is made of. */
async function screens() {
  const [{ allPlaces, screenFile }, { titleOf }] = await Promise.all(['place.ts', 'title-of.ts'].map(load))
  const fileOf = (id) => filesOf(`features/*/${screenFile(id)}`)
  return allPlaces.flatMap(({ id, formOf }) => {
    if (!screenFile(id)) return []
    const own = [...fileOf(id), ...(formOf ? fileOf(formOf) : [])]
    if (own.length === 0) throw new Error(`The screen ${id} has no file`)
    return [{ title: titleOf(id), files: reach(own, (file) => isIn('features', file) || isShared(file)) }]
  })
}

/**
 * The titles of the screens that use each call, and what else does, in the order of the menu.
 * @param {ReadonlyMap<string, { method: string, path: string }>} operations by id
 * @returns {Promise<Map<string, string[]>>} by id, of the calls that somebody uses
 */
export async function usersOfCalls(operations) {
  const around = Object.entries(AROUND).map(([folder, title]) => ({
    title,
    files: reach(filesOf(`${folder}/**/*.{ts,tsx}`), (file) => isIn(folder, file) || isShared(file)),
  }))
  // What is in all of them is not of each screen: it is said once.
  const everywhere = new Set(around.flatMap(({ files }) => [...files].filter(isShared)))
  const own = (await screens()).map(({ title, files }) => ({
    title,
    files: new Set([...files].filter((file) => !everywhere.has(file))),
  }))
  const users = new Map()
  for (const { title, files } of [...around, ...own]) {
    for (const id of [...files].flatMap((file) => [...namedOperations(readFileSync(file, 'utf8'), operations)]))
      users.set(id, new Set([...(users.get(id) ?? []), title]))
  }
  return new Map([...users].map(([id, titles]) => [id, [...titles]]))
}
