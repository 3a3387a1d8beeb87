import type { ContractDocument, ContractOperation } from '@lineboard/contract/document'
import { effectOf } from '@lineboard/sdk'
import { CliError, type Connection, type Progress, pathHint, refusalHint } from '@lineboard/sdk/command'
import { createProbe, type Probe } from '../server/probe.ts'
import { createRowReader } from '../server/rows.ts'
import { checkOperation, createInputs } from './check-operation.ts'
import type { CheckReport, Outcome } from './judge.ts'
import { createJudge, schemaCheckOf } from './judge.ts'
import { checkWrites } from './write-check.ts'

/** Not as an API answers: it does not know the call, or has a page or a text for it. */
const isElsewhere = ({ state, drift }: Outcome) =>
  state === 'missing' || drift.some(({ where }) => where === 'header content-type')

const isUnanswered = ({ drift }: Outcome) => drift.some(({ where }) => where === 'answer')

/** Let in, whatever was answered then. */
const isLetIn = ({ state }: Outcome) => state === 'ok' || state === 'drift'

/** Throws a CliError where a report would say nothing of the server: nobody answered, or nobody let us in. */
export function assertReached({ url, outcomes, silence }: CheckReport, { operations }: ContractDocument): void {
  const asked = outcomes.filter(({ state }) => state !== 'skipped')
  if (asked.length > 0 && asked.every(isUnanswered)) {
    throw new CliError(`No call to ${url} was answered: ${asked[0]?.drift[0]?.got}.`, { cause: silence })
  }
  if (asked.length > 1 && asked.every(isElsewhere)) {
    const what = asked.some(({ state }) => state !== 'missing')
      ? 'answers no call as an API does, but with pages or texts'
      : 'knows none of the calls'
    const hint = pathHint(url) || ' Give the address of the API with its path, such as …/api/v1.'
    throw new CliError(`${url} ${what}.${hint}`)
  }
  // What anybody may call says nothing of a session.
  const forAll = new Set(operations.filter(({ isPublic }) => isPublic).map(({ id }) => id))
  const ofSession = asked.filter(({ operationId }) => !forAll.has(operationId))
  const refused = ofSession.filter(({ state }) => state === 'refused')
  const [worst] = refused.toSorted(({ reason: one = '' }, { reason: other = '' }) => one.localeCompare(other))
  if (worst && !ofSession.some(isLetIn)) {
    throw new CliError(
      `The server refused every call that wants a session (${worst.reason}).${refusalHint(Number.parseInt(worst.reason ?? '', 10))}`,
    )
  }
}

/** Works on items, so many at a time, and answers the results in the order of the items. Throws what a work throws. */
async function inPool<Item, Result>(
  items: readonly Item[],
  concurrency: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const waiting = items.entries()
  const results: Result[] = []
  async function worker() {
    for (const [at, item] of waiting) results[at] = await work(item)
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return results
}

/** The operations that change nothing on a server, in the order of the contract. */
const readOperations = ({ operations }: ContractDocument): ContractOperation[] =>
  operations.filter(({ method, path }) => effectOf({ method, url: path }, '') === 'read')

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

/** A server without such a call may take the last part of its path for an id: PUT would write that row. LoopBack writes no row by POST to it. */
const notSent = ({ id, method, path }: ContractOperation): Outcome => ({
  ...{ operationId: id, method, path, state: 'skipped', drift: [], extra: [] },
  reason: 'PUT is sent only with --write',
})

/** Calls the operations that change nothing, and checks each answer against the contract. Throws what aborted it. */
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
  const judge = createJudge(document, schemaCheckOf(document))
  const inputs = createInputs(document, createRowReader(probe, rowLimit), rowLimit)
  const wanted = readOperations(document).filter(({ id }) => isWanted(id))
  const sent = new Set<string>(options.isWriting ? ['GET', 'POST', 'PUT'] : ['GET', 'POST'])
  let done = 0
  const outcomes = await inPool(wanted, concurrency, async (operation) => {
    const isSent = sent.has(operation.method)
    const outcome = isSent ? await checkOperation(operation, { probe, judge, inputs }) : notSent(operation)
    signal.throwIfAborted()
    onProgress({ done: ++done, total: wanted.length })
    return outcome
  })
  const written = options.isWriting ? await checkWrites(document, connection, { judge, isWanted, signal }) : []
  return { url: connection.baseUrl, contractVersion: document.version, outcomes: [...outcomes, ...written], silence }
}
