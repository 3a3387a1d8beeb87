// Who uses each call: screens, or what stands around and within all of them.
import { globSync, readFileSync } from 'node:fs'
import { sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fromRoot } from '../lib/paths.mjs'
import { namedOperations } from './named-operations.mjs'
import { reach } from './reach.mjs'

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
  const [{ allPlaces }, { screenFile }, { titleOf }] = await Promise.all(
    ['place.ts', 'screen-file.ts', 'title-of.ts'].map(load),
  )
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
