import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const packageDir = join(import.meta.dirname, '..')

/** The TypeScript of a page, block after block: a page is one program. */
export function programOf(page: string): string {
  const text = readFileSync(join(packageDir, page), 'utf8')
  return [...text.matchAll(/^```ts\n([\s\S]*?)^```/gm)].map(([, code]) => code).join('\n')
}
