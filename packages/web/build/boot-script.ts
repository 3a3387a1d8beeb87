import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { RouteFiles } from '../src/boot/route-files.ts'

const entry = fileURLToPath(new URL('../src/boot/boot.ts', import.meta.url))

/** The script that stands in the page itself: theme and downloads of the opened route before anything else is there. */
export async function bootScript(routeFiles: RouteFiles): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { ROUTE_FILES: JSON.stringify(routeFiles) },
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'lineboardBoot' } },
  })
  const [output] = Array.isArray(result) ? result : [result]
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (!chunk) throw new Error('the boot script came out empty')
  return chunk.code.trim()
}
