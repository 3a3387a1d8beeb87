import type { ContractDocument } from '@lineboard/contract/document'
import { type CurrencyFound, currencyOf } from './currency.ts'
import type { AllEvidence } from './evidence.ts'
import { evidenceFor, sizeOf } from './evidence-for.ts'
import { missingCalls, missingMoved } from './missing-calls.ts'
import { isModel, type Model, strangers } from './models.ts'
import { type ModelProposal, otherList, proposeModel } from './propose-model.ts'
import type { Recorded, RecordedModel } from './recorded.ts'
import { commonAffix } from './synonyms.ts'

/** What a recording says of a server. */
export interface Proposal {
  /** The currency that amounts are kept in, where that is not USD, and questions about it. */
  currency: CurrencyFound
  calls: Readonly<Record<string, string>>
  models: Readonly<Record<string, ModelProposal>>
  /** Models of which nothing is known, with the reason. */
  unknown: Readonly<Record<string, string>>
}

/** Whether all rows have all columns, and null where there is no value: then a column that no row has does not exist. */
function writesNulls({ models }: Recorded): boolean {
  const lists = Object.values(models).filter(({ rows }) => rows > 0)
  const isUniform = ({ fields, rows }: RecordedModel) =>
    Object.values(fields).every(({ values, nulls }) => values + nulls === rows)
  return lists.every(isUniform) && lists.some(({ fields }) => Object.values(fields).some(({ nulls }) => nulls > 0))
}

/** Fewer models than these have a column by chance. */
const MANY_MODELS = 5

/** Columns that most models have, such as a note: they are no field that one model has. */
function columnsOfMost(lists: ReadonlyMap<Model, RecordedModel>): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const [model, seen] of lists)
    for (const column of strangers(model, seen)) counts.set(column, (counts.get(column) ?? 0) + 1)
  const least = Math.max(MANY_MODELS, lists.size / 2)
  return new Set([...counts].flatMap(([column, count]) => (count >= least ? [column] : [])))
}

/** Rounds in which what is sure tells of more. */
const MOST_ROUNDS = 4

/** Proposes how a server differs from the contract, as far as a recording says it. */
export function propose(document: ContractDocument, recorded: Recorded): Proposal {
  const unknown: Record<string, string> = {}
  const moved = new Map<string, string>()
  const lists = new Map<Model, RecordedModel>()
  for (const [model, seen] of Object.entries(recorded.models)) {
    if (!isModel(model)) continue
    const other = seen.state === 'notServed' ? otherList(recorded, model) : undefined
    if (other) moved.set(model, other.path)
    const list = other ?? seen
    if (Object.keys(list.fields).length > 0) lists.set(model, list)
    else if (list.state === 'served') unknown[model] = 'no rows'
    else if (list.state === 'unknown') unknown[model] = 'this user may not read it'
  }
  const plainName = commonAffix([...lists].flatMap(([model, seen]) => strangers(model, seen)))
  const hasNulls = writesNulls(recorded)
  const common = columnsOfMost(lists)
  const proposeAll = (evidence: AllEvidence) =>
    [...lists].map(([model, seen]) => {
      const known = { recorded, isOther: moved.has(model), plainName, hasNulls, common, evidence }
      return [model, proposeModel(document, model, seen, known)] as const
    })
  const { first, next } = evidenceFor(document, recorded, lists)
  let evidence = first
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const sure = new Map(proposeAll(evidence).map(([model, each]) => [model, each.sure]))
    const more = next(evidence, sure)
    if (sizeOf(more) === sizeOf(evidence)) break
    evidence = more
  }
  const models = Object.fromEntries(proposeAll(evidence).map(([model, { sure: _, ...proposal }]) => [model, proposal]))
  const calls = [
    ...Object.entries(missingCalls(recorded, new Set(moved.keys()), lists.has('CallLog'))),
    ...[...moved].flatMap(([model, path]) => missingMoved(document, recorded, model, path)),
  ].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return { currency: currencyOf(recorded), calls: Object.fromEntries(calls), models, unknown }
}
