import { posix } from 'node:path'

const { dirname } = posix

/** Texts of the app, which are split by key for the languages, and what is generated. */
const isApart = (path) => /\.(messages|gen|resource)\.tsx?$/.test(path)

/** A cell drawn by a component: the declaration of its list has none. */
const isCellOf = (path, importer) => path.endsWith('.tsx') && importer.endsWith('.resource.ts')

/** A file with fewer lines is part of the one beside it that alone imports it. */
const SHORT_LINES = 25

/**
 * @typedef {{ path: string, lines: number, imports: readonly string[] }} SourceFile
 * A production file by its path from the root, with the production files that it imports, now or later.
 */

/**
 * Short files that one file of the same folder alone imports: they belong into it.
 * @param {readonly SourceFile[]} files
 * @param {(path: string) => boolean} standsAlone whether a file is loaded apart, as is what it alone imports
 * @returns {string[]} a sentence each
 */
export function shortFiles(files, standsAlone) {
  const importers = new Map()
  for (const { path, imports } of files)
    for (const each of imports) importers.set(each, [...(importers.get(each) ?? []), path])
  return files.flatMap(({ path, lines }) => {
    const [only, ...others] = importers.get(path) ?? []
    if (!only || others.length > 0 || dirname(only) !== dirname(path)) return []
    if (lines >= SHORT_LINES || isApart(path) || isCellOf(path, only)) return []
    if (standsAlone(path) || standsAlone(only)) return []
    return [`${path} has ${lines} lines, and ${posix.basename(only)} beside it alone imports it: merge the two.`]
  })
}

/**
 * Folders that import each other, directly or around several.
 * @param {readonly SourceFile[]} files
 * @returns {string[][]} the folders of each circle
 */
export function foldersInCircles(files) {
  const imports = new Map()
  for (const file of files) {
    const from = dirname(file.path)
    const others = file.imports.map(dirname).filter((folder) => folder !== from)
    imports.set(from, new Set([...(imports.get(from) ?? []), ...others]))
  }
  const reach = (start) => {
    const reached = new Set()
    const open = [...(imports.get(start) ?? [])]
    for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
      if (reached.has(folder)) continue
      reached.add(folder)
      open.push(...(imports.get(folder) ?? []))
    }
    return reached
  }
  const reached = new Map([...imports.keys()].map((folder) => [folder, reach(folder)]))
  const circles = [...imports.keys()].flatMap((folder) => {
    const all = reached.get(folder) ?? new Set()
    if (!all.has(folder)) return []
    return [[...all].filter((other) => reached.get(other)?.has(folder)).toSorted()]
  })
  return [...new Map(circles.map((circle) => [circle.join(), circle])).values()]
}
