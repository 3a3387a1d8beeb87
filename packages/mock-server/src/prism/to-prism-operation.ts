import { createRequire } from 'node:module'
import type { OpenApiDocument } from '@lineboard/contract/openapi-document'
import type { IHttpOperation } from '@stoplight/types'
import type { ApiOperation } from '../contract/api-operation.ts'

interface Options {
  document: OpenApiDocument
  name: string
  method: string
  config: unknown
}

// Required and typed by hand: the package's own types pull in the TypeScript sources of another package, which do not
// compile under this repository's settings.
const require = createRequire(import.meta.url)
const { transformOas3Operation }: { transformOas3Operation(options: Options): IHttpOperation } =
  require('@stoplight/http-spec/oas3/operation')
const { OPERATION_CONFIG }: { OPERATION_CONFIG: unknown } = require('@stoplight/http-spec/oas')

/** An operation of the dereferenced contract in the form that Prism works with. Half a millisecond each. */
export function toPrismOperation(document: OpenApiDocument, operation: ApiOperation): IHttpOperation {
  return transformOas3Operation({
    document,
    name: operation.path,
    method: operation.method.toLowerCase(),
    config: OPERATION_CONFIG,
  })
}
