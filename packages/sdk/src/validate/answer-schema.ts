import { type ContractOperation, contractDocument } from '@lineboard/contract/document'
import * as z from 'zod/mini'
import { createToZod } from './to-zod.ts'

const operations = new Map(contractDocument.operations.map((operation) => [operation.id, operation]))
const toZod = createToZod(contractDocument.components.schemas)
const made = new Map<string, z.ZodMiniType>()

function make({ answers }: ContractOperation): z.ZodMiniType | undefined {
  const [, success] = Object.entries(answers).find(([status]) => status.startsWith('2')) ?? []
  if (!success) return undefined
  if (Object.keys(success.content).length === 0) return z.void()
  const schema = success.content['application/json']
  return schema && toZod(schema)
}

/** The schema of what the operation answers; undefined where that is no JSON, and for one the contract does not know. */
export function answerSchema(operationId: string): z.ZodMiniType | undefined {
  const operation = operations.get(operationId)
  const schema = made.get(operationId) ?? (operation && make(operation))
  if (schema) made.set(operationId, schema)
  return schema
}
