import { afterAll, beforeAll, test } from 'vitest'
import { createPrng } from '../src/ground/prng.ts'
import { type OperationDocument, operationDocuments } from './operation-documents.ts'
import { type OperationTurns, startOperationTurns } from './operation-turns.ts'

const MINUTE_MS = 60_000

const prng = createPrng(Number(process.env.LINEBOARD_SEED) || 1)
const typeOf = ({ body, effect }: OperationDocument) => `${body?.mediaType ?? 'no body'}, ${effect}`

/** An operation of each content type, of those that read and of those that write; all of them are tried at night. */
const sample = [...Map.groupBy(operationDocuments, typeOf)].map(([type, all]) => [type, prng.pick(all)] as const)

let turns: OperationTurns
beforeAll(async () => {
  turns = await startOperationTurns()
}, MINUTE_MS)
afterAll(() => turns.close())

test.each(sample)('no request of %s keeps the server from others', { timeout: 5 * MINUTE_MS }, (_, operation) =>
  turns.expectShort(operation),
)
