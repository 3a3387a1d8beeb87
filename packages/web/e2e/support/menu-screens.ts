import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const tables = ['routes', 'resources'].map((name) =>
  fileURLToPath(new URL(`../../src/app/router/${name}.ts`, import.meta.url)),
)

/** Names of the menu entries that have a screen. */
export const menuScreens: ReadonlySet<string> = new Set(
  tables.flatMap((file) => Array.from(readFileSync(file, 'utf8').matchAll(/\bmenu: '([^']+)'/g), ([, id = '']) => id)),
)
