import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { collect } from '../../lib/exec.mjs'
import { fromRoot } from '../../lib/paths.mjs'

/**
 * @typedef {object} Block of a document
 * @property {string} language
 * @property {string} file that it is the content of; empty for commands, `service` for one that goes on running
 * @property {string} code
 */

/**
 * The code of docs/deploying.md, by the heading it stands below.
 * @returns {Map<string, Block[]>}
 */
export function readDocument() {
  const parts = readFileSync(fromRoot('docs/deploying.md'), 'utf8').split(/^## /m)
  return new Map(
    parts.map((part) => {
      const blocks = [...part.matchAll(/^```(\w+) ?(\S*)\n([\s\S]*?)^```$/gm)]
      return [
        part.split('\n', 1)[0] ?? '',
        blocks.map(([, language = '', file = '', code = '']) => ({ language, file, code })),
      ]
    }),
  )
}

/**
 * Does what blocks say: writes their files, and runs their commands, stopping at the first that fails.
 * @param {Block[]} blocks
 * @param {(text: string) => string} here puts folders, hosts and ports of the test in the place of those named
 */
export async function follow(blocks, here) {
  for (const { language, file, code } of blocks) {
    // What goes on running is started by who ends it.
    if (file === 'service') continue
    if (file) {
      const path = here(file)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, here(code))
    } else if (language === 'sh') {
      const { ok, output } = await collect(['sh', '-eu', '-c', here(code)])
      if (!ok) throw new Error(`${code}\n${output}`)
    }
  }
}
