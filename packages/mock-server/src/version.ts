import { readFileSync } from 'node:fs'

const manifest: { version: string; engines: { node: string } } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
)

/** Version of this package. */
export const { version } = manifest

/** The oldest Node it runs on, such as `24.18`. */
export const neededNode = manifest.engines.node.replace('>=', '')
