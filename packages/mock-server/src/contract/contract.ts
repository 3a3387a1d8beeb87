import type { OpenApiDocument, SchemaNode } from '@lineboard/contract/openapi-document'
import { type ApiOperation, listOperations } from './api-operation.ts'
import { dereference } from './dereference.ts'
import { loadContract } from './load-contract.ts'
import { createRouter, type Router } from './router.ts'

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
