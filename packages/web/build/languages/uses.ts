import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const web = fileURLToPath(new URL('../..', import.meta.url))

interface Source {
  file: string
  lines: readonly string[]
  /** Files it imports, as they are named. */
  imports: readonly string[]
}

const importPath = /from '(\.[^']+\.messages\.ts)'/g

/** Every source of the app that reads texts. */
const sources = (): Source[] =>
  globSync(join(web, 'src/**/*.{ts,tsx}'))
    .filter((file) => !file.includes('.test.'))
    .map((file) => {
      const text = readFileSync(file, 'utf8')
      const imports = [...text.matchAll(importPath)].map(([, path = '']) => resolve(dirname(file), path))
      return { file, lines: text.split('\n'), imports }
    })

let known: readonly Source[] | undefined

/** Whether a line names a text by its key, or by the keys above it where the last one is chosen while the app runs. */
const isNamedBy = (key: string) => {
  const above = key.replace(/\.[^.]*$/, '')
  return (line: string) => line.includes(`'${key}'`) || (above !== key && line.includes(`\`${above}.\${`))
}

/** Lines of the app that read a text of a catalogue, as `src/app/app.tsx:12`. */
export function usesOf(catalogue: string, key: string): string[] {
  known ??= sources()
  const isNamed = isNamedBy(key)
  return known
    .filter(({ imports }) => imports.includes(catalogue))
    .flatMap(({ file, lines }) =>
      lines.flatMap((line, at) => (isNamed(line) ? [`${relative(web, file).replaceAll('\\', '/')}:${at + 1}`] : [])),
    )
}
