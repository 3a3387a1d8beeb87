import type { ContractDocument } from '@lineboard/contract/document'
import type { Connection } from '../connection.ts'
import type { Progress } from '../progress.ts'
import { checkOperation } from './check-operation.ts'
import { inPool } from './in-pool.ts'
import { createInputs } from './inputs.ts'
import { createJudge } from './judge.ts'
import type { CheckReport } from './outcome.ts'
import { createProbe, type Probe } from './probe.ts'
import { readOperations } from './read-operations.ts'
import { createRowReader } from './rows.ts'
import { createSchemaCheck } from './schema-check.ts'
import { checkWrites } from './write-check.ts'

/** How to check. */
export interface CheckOptions {
  signal: AbortSignal
  /** Whether an operation is to be called. */
  isWanted: (operationId: string) => boolean
  /** Create, read, change and delete rows of a customer made for it, too. */
  isWriting: boolean
  concurrency: number
  /** Rows asked of a list. */
  rowLimit: number
  onProgress: (progress: Progress) => void
}

/** Calls the operations that change nothing, and holds each answer against the contract. Throws what aborted it. */
export async function runCheck(
  document: ContractDocument,
  connection: Connection,
  options: CheckOptions,
): Promise<CheckReport> {
  const { isWanted, concurrency, rowLimit, onProgress, signal } = options
  const bare = createProbe(connection, signal)
  let silence: unknown
  const probe: Probe = (request) =>
    bare(request).catch((problem: unknown) => {
      silence ??= problem
      throw problem
    })
  const judge = createJudge(document, createSchemaCheck(document))
  const inputs = createInputs(document, createRowReader(probe, rowLimit), rowLimit)
  const wanted = readOperations(document).filter(({ id }) => isWanted(id))
  let done = 0
  const outcomes = await inPool(wanted, concurrency, async (operation) => {
    const outcome = await checkOperation(operation, { probe, judge, inputs })
    signal.throwIfAborted()
    onProgress({ done: ++done, total: wanted.length })
    return outcome
  })
  const written = options.isWriting ? await checkWrites(document, connection, { judge, isWanted, signal }) : []
  return { url: connection.baseUrl, contractVersion: document.version, outcomes: [...outcomes, ...written], silence }
}
