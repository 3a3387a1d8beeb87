import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { OpenApiDocument, SchemaNode } from '@lineboard/contract/openapi-document'
import { type ApiOperation, listOperations } from './api-operation.ts'

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

/** An operation found for a request, with its path parameters as text. */
export interface Match {
  operation: ApiOperation
  params: Readonly<Record<string, string>>
}

/** Finds the operation of a method and a path below the API's prefix. */
type Router = (method: string, path: string) => Match | undefined

interface Template {
  operation: ApiOperation
  pattern: RegExp
  names: readonly string[]
}

function toTemplate(operation: ApiOperation): Template {
  const names: string[] = []
  const source = operation.path.replace(/\{(\w+)\}|[^{}]+/g, (text, name?: string) => {
    if (name === undefined) return text.replace(/[\\^$.*+?()[\]|]/g, '\\$&')
    names.push(name)
    return '([^/]+)'
  })
  return { operation, pattern: new RegExp(`^${source}$`), names }
}

/** Decoded, or undefined when the percent signs in it make no sense. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Exact paths by map, templates by method and number of segments: fixed segments win over parameters. */
function createRouter(operations: readonly ApiOperation[]): Router {
  const exact = new Map<string, Match>()
  const templates = new Map<string, Template[]>()
  for (const operation of operations) {
    if (!operation.path.includes('{')) {
      exact.set(`${operation.method} ${operation.path}`, { operation, params: {} })
      continue
    }
    const key = `${operation.method} ${operation.path.split('/').length}`
    templates.set(key, [...(templates.get(key) ?? []), toTemplate(operation)])
  }
  for (const list of templates.values()) list.sort((left, right) => left.names.length - right.names.length)

  return (method, path) => {
    const found = exact.get(`${method} ${path}`)
    if (found) return found
    for (const { operation, pattern, names } of templates.get(`${method} ${path.split('/').length}`) ?? []) {
      const values = pattern.exec(path)?.slice(1).map(decoded)
      if (!values) continue
      return { operation, params: Object.fromEntries(names.map((name, at) => [name, values[at] ?? ''])) }
    }
    return undefined
  }
}

/**
 * The document with every local `$ref` replaced by what it names. The same reference gives the same object, so that a
 * validator compiled for it serves everywhere. The contract has no cycles.
 */
function dereference<T extends object>(document: T): T {
  const resolved = new Map<string, unknown>()

  function target(reference: string): unknown {
    if (!resolved.has(reference)) {
      let at: unknown = document
      for (const key of reference.slice(2).split('/')) {
        const name = key.replaceAll('~1', '/').replaceAll('~0', '~')
        at = typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined
      }
      if (at === undefined) throw new Error(`The contract refers to ${reference}, which is not there.`)
      resolved.set(reference, walk(at))
    }
    return resolved.get(reference)
  }

  function walk(node: unknown): unknown {
    if (Array.isArray(node)) return node.map(walk)
    if (typeof node !== 'object' || node === null) return node
    if ('$ref' in node && typeof node.$ref === 'string') return target(node.$ref)
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, walk(value)]))
  }

  // What it refers to stands in its place, so that its shape is the same.
  return walk(document) as T
}

/** The contract, ready to serve. */
export interface Contract {
  /** Every reference replaced by what it names. */
  document: OpenApiDocument
  /** As it is written, with its references. */
  bundled: OpenApiDocument
  operations: readonly ApiOperation[]
  route: Router
  /** A schema by name. */
  schema(name: string): SchemaNode | undefined
}

/** Prepares a bundled document. */
function createContract(bundled: OpenApiDocument): Contract {
  const document = dereference(bundled)
  const operations = listOperations(document)
  const { schemas } = document.components
  return {
    document,
    bundled,
    operations,
    route: createRouter(operations),
    schema: (name) => (Object.hasOwn(schemas, name) ? schemas[name] : undefined),
  }
}

let loaded: Promise<Contract> | undefined

/** The contract of this repository, read once a process. */
export function sharedContract(): Promise<Contract> {
  loaded ??= loadContract().then(createContract)
  return loaded
}
