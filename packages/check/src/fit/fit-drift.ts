import type { FieldFit, Fit, ModelFit } from '@lineboard/sdk/fit'
import { currencyOf } from './currency.ts'
import type { Recorded, RecordedModel } from './recorded.ts'

/** What changed on a server since a fit was written. `breaking`: the fit reads something that is gone. */
export interface FitChange {
  place: string
  problem: string
  isBreaking: boolean
}

const columnsOf = (field: FieldFit): readonly string[] =>
  typeof field === 'string'
    ? [field]
    : 'value' in field
      ? []
      : typeof field.from === 'string'
        ? [field.from]
        : field.from

function wordChanges(model: string, name: string, field: FieldFit, seen: RecordedModel): FitChange[] {
  if (typeof field === 'string' || 'value' in field || !field.values || field.other !== undefined) return []
  const { values } = field
  const found = typeof field.from === 'string' ? Object.keys(seen.fields[field.from]?.words ?? {}) : []
  const fresh = found.filter((word) => word !== '' && !Object.hasOwn(values, word))
  if (fresh.length === 0) return []
  return [{ place: `${model}.fields.${name}`, problem: `has no value for ${fresh.join(', ')}`, isBreaking: false }]
}

function modelChanges(model: string, fit: ModelFit, seen: RecordedModel): FitChange[] {
  const own = [
    ...(fit.owner === undefined ? [] : [['owner', fit.owner] as const]),
    ...(fit.time === undefined ? [] : [['time', fit.time] as const]),
  ]
  const mapped = Object.entries(fit.fields ?? {})
  const reads = [
    ...own.map(([key, column]) => [key, column] as const),
    ...mapped.flatMap(([name, field]) => columnsOf(field).map((column) => [`fields.${name}`, column] as const)),
    ...Object.keys(fit.own ?? {}).map((column) => [`own.${column}`, column] as const),
  ]
  const isTold = Object.keys(seen.fields).length > 0
  const gone = reads
    .filter(([, column]) => isTold && !(column in seen.fields))
    .map(([key, column]) => ({ place: `${model}.${key}`, problem: `${column} is gone`, isBreaking: true }))
  const refused = Object.entries(fit.relations ?? {})
    .filter(([, theirs]) => seen.relations.refused.includes(theirs))
    .map(([name, theirs]) => ({ place: `${model}.relations.${name}`, problem: `${theirs} is gone`, isBreaking: true }))
  return [...gone, ...refused, ...mapped.flatMap(([name, field]) => wordChanges(model, name, field, seen))]
}

/** What a recording says against a fit, breaking changes first. */
export function changesOf({ currency, models = {} }: Fit, recorded: Recorded): FitChange[] {
  const { sure } = currencyOf(recorded)
  const money: FitChange[] =
    sure === undefined || currency === undefined || sure === currency
      ? []
      : [{ place: 'currency', problem: `CallLog.currency has ${sure}`, isBreaking: false }]
  const changes = Object.entries(models).flatMap(([model, fit]): FitChange[] => {
    const lists = [...Object.values(recorded.models), ...Object.values(recorded.others)]
    const seen = fit.path ? lists.find(({ path }) => path === fit.path) : recorded.models[model]
    if (!seen || seen.state === 'notServed') {
      const isNamed = fit.path !== undefined || seen !== undefined
      const problem = `${fit.path ?? seen?.path} is not served`
      // Lists with other names are recorded with an explorer only.
      return isNamed && (seen || recorded.explorerCalls) ? [{ place: model, problem, isBreaking: true }] : []
    }
    return modelChanges(model, fit, seen)
  })
  return [...money, ...changes].toSorted((one, other) => Number(other.isBreaking) - Number(one.isBreaking))
}
