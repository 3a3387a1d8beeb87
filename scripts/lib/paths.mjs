// Where things are, so that no script depends on the folder it is called from.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Absolute path of the repository's top folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** Absolute path of something named relative to the repository's top folder. */
export const fromRoot = (...parts) => join(root, ...parts)
