import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

const fileOf = new Map<string, string>()

/**
 * How a class of a module of styles is called in the page: by its name, and four digits for its file. A page names hundreds of them, and
 * digits don't pack: Vite's own names have five, and the number of a line. Throws where two files would have the same digits.
 */
export function className(name: string, file: string): string {
  const path = relative(root, file.replace(/\?.*$/, '')).replaceAll('\\', '/')
  const digits = createHash('sha256').update(path).digest('base64url').replace(/[-_]/g, '').slice(0, 4)
  const other = fileOf.get(digits) ?? path
  if (other !== path)
    throw new Error(`The classes of ${path} would have the names of those of ${other}: rename one of the files.`)
  fileOf.set(digits, path)
  return `${name}_${digits}`
}

/** How every build of the app reads styles: what one draws, another one styles. */
export const css = { modules: { generateScopedName: className } }
