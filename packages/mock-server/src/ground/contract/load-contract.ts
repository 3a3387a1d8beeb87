import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { OpenApiDocument } from '@lineboard/contract/openapi-document'

/** Lies in the package as it is published, and nowhere else. */
const shippedBundle = new URL('../../openapi.json', import.meta.url)

function newestSourceMs(contractDir: string): number {
  const folders = ['.', 'paths', 'schemas', 'shared', 'examples'].map((name) => join(contractDir, name))
  const files = folders.flatMap((folder) =>
    existsSync(folder)
      ? readdirSync(folder).flatMap((name) => (name.endsWith('.yaml') ? [join(folder, name)] : []))
      : [],
  )
  return Math.max(...files.map((file) => statSync(file).mtimeMs))
}

/** Makes the bundle anew, which takes about a second; the next start finds it made. */
async function bundleNow(contractDir: string, bundlePath: string): Promise<OpenApiDocument> {
  const script = pathToFileURL(join(contractDir, 'scripts/bundle.mjs')).href
  const { bundleContract }: { bundleContract(): Promise<OpenApiDocument> } = await import(script)
  const document = await bundleContract()
  mkdirSync(dirname(bundlePath), { recursive: true })
  // Written aside and moved, so that another process never reads half of it.
  const draft = `${bundlePath}.${process.pid}`
  writeFileSync(draft, JSON.stringify(document))
  renameSync(draft, bundlePath)
  return document
}

/** The contract as one document, from the bundle of the published package, the bundle that `pnpm generate` leaves, or bundled now when that is older. */
export async function loadContract(): Promise<OpenApiDocument> {
  if (existsSync(shippedBundle)) return JSON.parse(readFileSync(shippedBundle, 'utf8'))
  const contractDir = dirname(fileURLToPath(import.meta.resolve('@lineboard/contract/openapi.yaml')))
  const bundlePath = join(contractDir, '.cache/openapi.json')
  if (existsSync(bundlePath) && statSync(bundlePath).mtimeMs >= newestSourceMs(contractDir)) {
    return JSON.parse(readFileSync(bundlePath, 'utf8'))
  }
  return await bundleNow(contractDir, bundlePath)
}
