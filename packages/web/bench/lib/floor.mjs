// The floor everything is compared with: the grid on a bare page, from the same libraries, built by the same bundler.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

const fromPackage = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** Builds the floor, compressed as the app is, and answers its folder. */
export async function buildFloor() {
  const outDir = fromPackage('../../.cache/bench-floor')
  await build({
    configFile: false,
    logLevel: 'error',
    root: fromPackage('bench/floor'),
    build: { target: 'es2022', outDir, emptyOutDir: true, chunkSizeWarningLimit: 2000 },
  })
  for (const file of globSync(`${outDir}/**/*.{js,css}`))
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)))
  return outDir
}
