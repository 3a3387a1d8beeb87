import { readFileSync } from 'node:fs'

const manifest: { version: string; engines: { node: string } } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
)

/** Version of this package. */
export const { version } = manifest

/** The oldest Node it runs on, such as `24.18`. */
export const neededNode = manifest.engines.node.replace('>=', '')

const parts = (version: string) => version.split(/[.-]/, 3).map(Number)

/**
 * Why this Node can't run the server, in a sentence, or undefined when it can. Prism and the store of `--data` need what
 * older ones do not have.
 * @param version such as `24.21.0`, without a `v`
 */
export function nodeComplaint(version: string): string | undefined {
  const have = parts(version)
  const need = parts(neededNode)
  const at = need.findIndex((wanted, part) => have[part] !== wanted)
  if (at < 0 || (have[at] ?? 0) > (need[at] ?? 0)) return undefined
  return `The mock server needs Node ${neededNode} or newer; this is Node ${version}.`
}
