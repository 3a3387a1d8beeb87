import { withFilterTypes } from './filter-types.ts'
import { onlyUsed } from './only-used.ts'
import type { AnswerNode, OpenApiDocument, OperationNode, PathNode } from './openapi-document.ts'
import { withStoredRows } from './stored-rows.ts'

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const

/**
 * The contract with each operation's success in place, and not by reference to an answer that it shares with others, which some tools
 * look at once. Errors stay shared.
 */
function withOwnAnswers(document: OpenApiDocument): OpenApiDocument {
  const shared = document.components.responses ?? {}
  const own = ([status, answer]: [string, AnswerNode]): [string, AnswerNode] => {
    const known = status.startsWith('2') ? shared[answer.$ref?.split('/').at(-1) ?? ''] : undefined
    return [status, known ?? answer]
  }

  const ownOperation = (operation: OperationNode): OperationNode => ({
    ...operation,
    responses: Object.fromEntries(Object.entries(operation.responses).map(own)),
  })
  const ownItem = (item: PathNode): PathNode => ({
    ...item,
    ...Object.fromEntries(METHODS.flatMap((method) => (item[method] ? [[method, ownOperation(item[method])]] : []))),
  })
  const paths = Object.fromEntries(Object.entries(document.paths).map(([path, item]) => [path, ownItem(item)]))
  return { ...document, paths }
}

/** The contract for people and tools that read one operation at a time: with what each answers in place. */
export const plainDocument = (document: OpenApiDocument) => onlyUsed(withStoredRows(withOwnAnswers(document)))

/** The contract as others have it: with types for filters as well, for generators of clients. */
export const publicDocument = (document: OpenApiDocument) => onlyUsed(withFilterTypes(plainDocument(document)))
