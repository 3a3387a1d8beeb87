import type { ContractDocument } from '@lineboard/contract/document'
import { sourceOf } from '@lineboard/contract/stated'
import { yesNoValues } from './candidates.ts'
import {
  type AllEvidence,
  evidenceByOthers,
  evidenceByRecurrence,
  evidenceByShapes,
  evidenceByValues,
  type Shaped,
  together,
  type Unmatched,
} from './evidence.ts'
import { isModel, type Model, strangers, targetsOf } from './models.ts'
import type { Recorded, RecordedField, RecordedModel } from './recorded.ts'

/** Kinds that can be one, as columns and as fields. */
const groups: Readonly<Record<string, string>> = {
  ...{ 'date-time': 'time', date: 'time', integer: 'number', boolean: 'yesNo', string: 'text' },
}

/** A column by what its values are: flags may be letters or numbers. Codes are compared by their words. */
const groupOfColumn = (seen: RecordedField | undefined) =>
  seen && yesNoValues(seen) ? 'yesNo' : seen?.words ? 'codes' : (seen?.kind ?? '')

/** What is sure of each model. */
export type Sure = ReadonlyMap<string, ReadonlyMap<string, string>>

const asEvidence = (sure: Sure): AllEvidence =>
  new Map(
    [...sure].map(([model, fields]) => [
      model,
      new Map([...fields].map(([field, column]) => [field, { column, why: '' }])),
    ]),
  )

/** What values, and models with the same names, tell of columns: first alone, then with what is sure. */
export function evidenceFor(document: ContractDocument, recorded: Recorded, lists: ReadonlyMap<Model, RecordedModel>) {
  const isStranger = (model: string, column: string) => {
    const seen = isModel(model) ? lists.get(model) : undefined
    return seen !== undefined && isModel(model) && strangers(model, seen).includes(column)
  }
  const required = (model: string, field: string) =>
    document.components.schemas[model]?.required?.includes(field) ?? false
  const targets = [...lists].flatMap(([model, seen]) =>
    targetsOf(document, model).filter(({ field }) => !(field in seen.fields) && sourceOf(model, field) === 'inferred'),
  )
  const fields = targets.map(({ model, field, kind, words }) => ({
    ...{ model, name: field },
    kind: words ? 'words' : (groups[kind] ?? kind),
  }))
  const columns = [...lists].flatMap(([model, seen]) =>
    strangers(model, seen).map((name) => ({ model, name, seen: seen.fields[name] })),
  )
  const kinds = columns.map(({ model, name, seen }) => ({ model, name, kind: groupOfColumn(seen) }))
  const shapedFields = targets.flatMap(({ model, field, shape }): Shaped[] =>
    shape ? [{ model, name: field, shape, isRequired: required(model, field) }] : [],
  )
  const shapedColumns = columns.flatMap(({ model, name, seen }): Shaped[] =>
    seen?.shape ? [{ model, name, shape: seen.shape }] : [],
  )
  const recurring = (known: AllEvidence, leastModels?: number) => {
    const isOpen = ({ model, name }: Unmatched) =>
      ![...(known.get(model) ?? [])].some(([field, { column }]) => field === name || column === name)
    return evidenceByRecurrence(fields.filter(isOpen), kinds.filter(isOpen), isStranger, leastModels)
  }
  const byValues = evidenceByValues(recorded, isStranger)
  const values = together(byValues, evidenceByValues(recorded, isStranger, byValues))
  const first = together(values, evidenceByShapes(shapedFields, shapedColumns, isStranger))
  return {
    first: together(first, recurring(first)),
    next(known: AllEvidence, sure: Sure): AllEvidence {
      const all = together(known, asEvidence(sure))
      const copied = evidenceByValues(recorded, isStranger, asEvidence(sure))
      const others = evidenceByOthers(sure, isStranger, [...lists.keys()])
      return together(known, copied, others, recurring(all, 2))
    },
  }
}

export const sizeOf = (evidence: AllEvidence) => [...evidence.values()].reduce((sum, { size }) => sum + size, 0)
