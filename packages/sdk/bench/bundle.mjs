// Bundles a few lines that use the SDK, as an app would, and says what that weighs.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'

const ENTRY = 'lineboard:entry'
const here = dirname(fileURLToPath(import.meta.url))

/** A module that exists in memory only, and imports like one that lies in this folder. */
const inMemory = (source) => ({
  name: 'in-memory',
  resolveId: (id) => (id === ENTRY ? `${here}/entry.mjs` : null),
  load: (id) => (id === `${here}/entry.mjs` ? source : null),
})

/** The files of a module, its own first. */
async function filesOf(source, codeSplitting) {
  const build = await rolldown({
    input: ENTRY,
    plugins: [inMemory(source)],
    platform: 'neutral',
    // A neutral platform knows no field that leads to a library without `exports`.
    resolve: { mainFields: ['module', 'main'] },
    logLevel: 'silent',
  })
  const { output } = await build.generate({ format: 'esm', minify: true, codeSplitting })
  await build.close()
  return output
}

/**
 * Minified code of the module and everything it needs from the start; `isWhole` has what is loaded later in it too.
 */
export async function bundle(source, { isWhole = false } = {}) {
  const [entry] = await filesOf(source, !isWhole)
  if (entry.imports.length > 0) throw new Error(`A part of the bundle was not counted: ${entry.imports}`)
  return entry.code
}

/** Minified code of all files that the module ever loads. In one file, what loads some late would be counted for modules that load none of it. */
export const codeOf = async (source) => (await filesOf(source, true)).map(({ code = '' }) => code).join('\n')

export const gzipBytes = (code) => gzipSync(code, { level: 9 }).length
