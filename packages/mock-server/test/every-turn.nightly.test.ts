import { afterAll, beforeAll, test } from 'vitest'
import { operationDocuments } from './operation-documents.ts'
import { type OperationTurns, startOperationTurns } from './operation-turns.ts'

const MINUTE_MS = 60_000

let turns: OperationTurns
beforeAll(async () => {
  turns = await startOperationTurns()
}, MINUTE_MS)
afterAll(() => turns.close())

test.each(operationDocuments.map((one) => [one.id, one] as const))(
  'no request to %s keeps the server from others',
  { timeout: 5 * MINUTE_MS },
  (_, operation) => turns.expectShort(operation),
)
