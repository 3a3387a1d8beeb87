import type { OpenApiDocument, SchemaNode } from '@lineboard/contract/openapi-document'
import { type ApiOperation, listOperations } from './api-operation.ts'
import { loadContract } from './load-contract.ts'
import { createRouter, type Router } from './router.ts'

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
