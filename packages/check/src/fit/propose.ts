import type { ContractDocument, Schema } from '@lineboard/contract/document'
import { entities } from '@lineboard/contract/entities'
import { sourceOf } from '@lineboard/contract/stated'
import type { FieldFit, OwnField } from '@lineboard/sdk/fit'
import { type Choice, choose, sameNamed, type Target, yesNoValues } from './candidates.ts'
import {
  type AllEvidence,
  evidenceByOthers,
  evidenceByRecurrence,
  evidenceByValues,
  together,
  type Unmatched,
} from './evidence.ts'
import { isSecretName, labelOf } from './names.ts'
import type { Recorded, RecordedField, RecordedModel } from './recorded.ts'
import { commonAffix, isNameOfModel, isOwnerName } from './synonyms.ts'

/** What is proposed for one model. */
export interface ModelProposal {
  path?: string
  owner?: string
  fields: Readonly<Record<string, FieldFit>>
  relations: Readonly<Record<string, string>>
  lacks: readonly string[]
  own: Readonly<Record<string, OwnField>>
  /** Beside a field or relation: for a person to read. */
  remarks: Readonly<Record<string, string>>
  /** What a person decides, one line each. */
  questions: readonly string[]
}

/** What a recording says of a server. */
export interface Proposal {
  calls: Readonly<Record<string, string>>
  models: Readonly<Record<string, ModelProposal>>
  /** Models of which nothing is known, with the reason. */
  unknown: Readonly<Record<string, string>>
}

/** Fewer rows than these do not say that no row has a field. */
const ENOUGH_ROWS = 20

function enumOf(
  { components }: Pick<ContractDocument, 'components'>,
  schema: Schema | undefined,
): readonly string[] | undefined {
  const { $ref } = schema ?? {}
  if ($ref !== undefined) return enumOf({ components }, components.schemas[$ref.split('/').at(-1) ?? ''])
  return schema?.enum?.every((value) => typeof value === 'string') ? schema.enum.map(String) : undefined
}

/** Whether all rows have all columns, and null where there is no value: then a column that no row has does not exist. */
function writesNulls({ models }: Recorded): boolean {
  const lists = Object.values(models).filter(({ rows }) => rows > 0)
  const isUniform = ({ fields, rows }: RecordedModel) =>
    Object.values(fields).every(({ values, nulls }) => values + nulls === rows)
  return lists.every(isUniform) && lists.some(({ fields }) => Object.values(fields).some(({ nulls }) => nulls > 0))
}

type Model = keyof typeof entities

const fieldsOf = (model: Model): Readonly<Record<string, string>> => entities[model].fields

/** Columns that the contract does not know. */
const strangers = (model: Model, { fields }: RecordedModel) =>
  Object.keys(fields).filter((name) => !Object.hasOwn(fieldsOf(model), name) && name !== 'id')

function targetsOf(document: ContractDocument, model: Model): Target[] {
  const properties = document.components.schemas[model]?.properties ?? {}
  return Object.entries<string>(entities[model].fields).map(([field, kind]) => ({
    model,
    field,
    kind,
    words: enumOf(document, properties[field]),
  }))
}

const ownKinds: Readonly<Record<string, OwnField['kind']>> = { text: 'text', number: 'number', yesNo: 'yesNo' }

function ownOf(columns: Readonly<Record<string, RecordedField>>, used: ReadonlySet<string>): Record<string, OwnField> {
  return Object.fromEntries(
    Object.entries(columns).flatMap(([column, { kind, format }]): [string, OwnField][] => {
      if (used.has(column) || isSecretName(column)) return []
      const own = kind === 'time' ? (format === 'ISO' ? 'time' : 'text') : ownKinds[kind]
      return own ? [[column, { label: labelOf(column), kind: own }]] : []
    }),
  )
}

const shown = (fit: FieldFit) => JSON.stringify(fit)

const question = ({ target, unsure }: Choice) =>
  `${target.field}: ${unsure.map(({ fit, why }) => `${shown(fit)} (${why})`).join(', or ')}`

/** Total and talk time, as Asterisk writes them: the difference is the time before the answer. */
function ringFit(model: string, columns: Readonly<Record<string, RecordedField>>, nameOf: (name: string) => string) {
  const named = (name: string) => Object.keys(columns).find((column) => nameOf(column) === name)
  const [total, talk] = [named('duration'), named('billsec')]
  const areNumbers = [total, talk].every((column) => column && columns[column]?.kind === 'number')
  if (model !== 'CallLog' || !total || !talk || !areNumbers) return undefined
  return { from: [total, talk] as const, as: 'difference' as const }
}

/** Relations that a list does not embed, or that no row has shown: joined by ids where there is a key and a list. */
function relationsOf(
  model: Model,
  { relations: { refused, unseen } }: RecordedModel,
  hasKey: (field: string) => boolean,
  recorded: Recorded,
): Record<string, string> {
  const known: Readonly<Record<string, { model: string; type: string; foreignKey: string }>> = entities[model].relations
  const canJoin = (name: string) => {
    const { model: target = '', type, foreignKey = '' } = known[name] ?? {}
    const own = recorded.models[target]
    const list = own?.state === 'served' ? own : otherList(recorded, target)
    if (!list?.path) return false
    return type === 'belongsTo' ? hasKey(foreignKey) : list.fields[foreignKey] !== undefined
  }
  return Object.fromEntries([
    ...refused.map((name) => [name, canJoin(name) ? 'joined' : 'none']),
    ...unseen.filter(canJoin).map((name) => [name, 'joined']),
  ])
}

/** What is known of the whole server. */
interface Known {
  recorded: Recorded
  plainName: (column: string) => string
  hasNulls: boolean
  evidence: AllEvidence
}

/** Proposes what one model is. `isOther`: its list has another name, so fields that the documents name may have other names, too. */
function proposeModel(
  document: ContractDocument,
  model: Model,
  seen: RecordedModel,
  { recorded, isOther, plainName, hasNulls, evidence }: Known & { isOther: boolean },
): ModelProposal & { sure: ReadonlyMap<string, string> } {
  const targets = targetsOf(document, model)
  const names = strangers(model, seen)
  const columns = Object.fromEntries(Object.entries(seen.fields).filter(([name]) => names.includes(name)))
  const ownAffix = commonAffix(names)
  const nameOf = (column: string) => plainName(ownAffix(column))
  const isInferred = ({ field }: Target) => isOther || sourceOf(model, field) === 'inferred'
  const missing = targets.filter(({ field }) => !(field in seen.fields) && field !== 'id')
  const fields: Record<string, FieldFit> = {}
  const remarks: Record<string, string> = {}
  const questions: string[] = []
  const lacks: string[] = []
  const unseen: string[] = []
  const difference = missing.some(({ field }) => field === 'ringSeconds') && ringFit(model, columns, nameOf)
  const isTold = seen.isWhole || seen.rows >= ENOUGH_ROWS || (seen.rows > 0 && hasNulls)

  for (const target of targets.filter(isInferred)) {
    const field = seen.fields[target.field]
    const same = field && sameNamed(target, field)
    if (same === 'differs') {
      const has = field?.words ? `values ${Object.keys(field.words).join(', ')}` : field?.kind
      questions.push(`${target.field}: the server has ${has} under this name`)
    } else if (same) {
      fields[target.field] = same.fit
      if (same.remark) remarks[target.field] = same.remark
    }
  }
  const open = missing.filter((target) => isInferred(target) && !(difference && target.field === 'ringSeconds'))
  if (difference) fields.ringSeconds = difference
  const choices = choose(open, columns, nameOf, evidence.get(model))
  let owner: string | undefined
  for (const choice of choices) {
    const { target, sure, unsure } = choice
    if (sure && target.field === 'customerId' && sure.fit === sure.column) owner = sure.column
    else if (sure) fields[target.field] = sure.fit
    else if (unsure.length > 0) questions.push(question(choice))
    else if (isTold) lacks.push(target.field)
    else unseen.push(target.field)
    if (sure?.remark) remarks[target.field] = sure.remark
  }
  const stated = missing.filter((target) => !isInferred(target)).map(({ field }) => field)
  if (isTold && stated.length > 0) questions.push(`the documents name ${stated.join(', ')}, and no row has it`)
  if (unseen.length > 0) questions.push(`not seen in ${seen.rows} rows: ${unseen.join(', ')}`)
  const keyOf = (name: string) =>
    seen.fields[name] !== undefined || name in fields || (name === 'customerId' && owner !== undefined)
  const relations = relationsOf(model, seen, keyOf, recorded)
  const used = new Set([
    ...Object.keys(entities[model].relations),
    ...choices.flatMap(({ sure }) => sure?.column ?? []),
    ...(difference ? [difference.from[0], difference.from[1]] : []),
    ...Object.keys(seen.fields).filter((name) => isOwnerName(name) && name === owner),
  ])
  return {
    ...(isOther && { path: seen.path }),
    ...(owner !== undefined && { owner }),
    ...{ fields, relations, lacks, own: ownOf(columns, used), remarks, questions },
    sure: new Map(choices.flatMap(({ target, sure }) => (sure ? [[target.field, sure.column] as const] : []))),
  }
}

/** Calls that the server does not have: `Model.*` where it has none of a model. */
function missingCalls({ calls }: Recorded, moved: ReadonlySet<string>): Record<string, string> {
  const byModel = new Map<string, [string, string][]>()
  for (const [id, state] of Object.entries(calls)) {
    const model = id.replace(/\..*/, '')
    byModel.set(model, [...(byModel.get(model) ?? []), [id, state]])
  }
  const none: Record<string, string> = {}
  for (const [model, states] of byModel) {
    if (moved.has(model)) continue
    const missing = states.filter(([, state]) => state === 'notServed')
    const isWhole = missing.length === states.length && missing.some(([id]) => id === `${model}.find`)
    if (isWhole) none[`${model}.*`] = 'none'
    else for (const [id] of missing) none[id] = 'none'
  }
  return none
}

/** Calls of a model whose list has another path, which the explorer does not name there. */
function missingMoved(document: ContractDocument, { explorerCalls = [] }: Recorded, model: string, path: string) {
  const shape = (call: string) => call.replaceAll(/\{\w+\}/g, '{}')
  const named = new Set(explorerCalls.map(shape))
  return document.operations
    .filter(({ id }) => id.startsWith(`${model}.`))
    .filter(({ method, path: ours }) => !named.has(shape(`${method} ${ours.replace(/^\/\w+/, path)}`)))
    .map(({ id }): [string, string] => [id, 'none'])
}

/** The list of a model under another name; undefined where there is none, or several. */
function otherList({ others }: Recorded, model: string): RecordedModel | undefined {
  const found = Object.entries(others).filter(([name, { state }]) => state === 'served' && isNameOfModel(model, name))
  return found.length === 1 ? found[0]?.[1] : undefined
}

const isModel = (name: string): name is Model => Object.hasOwn(entities, name)

/** Kinds that can be one, as columns and as fields. */
const groups: Readonly<Record<string, string>> = {
  ...{ 'date-time': 'time', date: 'time', integer: 'number', boolean: 'yesNo', string: 'text' },
}

/** A column by what its values are: flags may be letters or numbers. Codes are compared by their words. */
const groupOfColumn = (seen: RecordedField | undefined) =>
  seen && yesNoValues(seen) ? 'yesNo' : seen?.words ? 'codes' : (seen?.kind ?? '')

/** What values, and models with the same names, tell of columns. */
function evidenceOf(
  document: ContractDocument,
  { models }: Recorded,
  lists: ReadonlyMap<Model, RecordedModel>,
): AllEvidence {
  const isStranger = (model: string, column: string) => {
    const seen = isModel(model) ? lists.get(model) : undefined
    return seen !== undefined && isModel(model) && strangers(model, seen).includes(column)
  }
  const fields = [...lists].flatMap(([model, seen]) =>
    targetsOf(document, model)
      .filter(({ field }) => !(field in seen.fields) && sourceOf(model, field) === 'inferred')
      .map(({ field, kind, words }) => ({ model, name: field, kind: words ? 'words' : (groups[kind] ?? kind) })),
  )
  const columns = [...lists].flatMap(([model, seen]) =>
    strangers(model, seen).map((name) => ({ model, name, kind: groupOfColumn(seen.fields[name]) })),
  )
  const byValues = evidenceByValues({ models }, isStranger)
  const all = together(byValues, evidenceByValues({ models }, isStranger, byValues))
  const isOpen = ({ model, name }: Unmatched) =>
    ![...(all.get(model) ?? [])].some(([field, { column }]) => field === name || column === name)
  return together(all, evidenceByRecurrence(fields.filter(isOpen), columns.filter(isOpen), isStranger))
}

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
  const proposeAll = (evidence: AllEvidence) =>
    [...lists].map(([model, seen]) => {
      const known = { recorded, isOther: moved.has(model), plainName, hasNulls, evidence }
      return [model, proposeModel(document, model, seen, known)] as const
    })
  const evidence = evidenceOf(document, recorded, lists)
  const isStranger = (model: string, column: string) => isModel(model) && column in (lists.get(model)?.fields ?? {})
  // What is sure of one list tells of others with the same columns.
  const first = new Map(proposeAll(evidence).map(([model, { sure }]) => [model, sure]))
  const sureOfFirst: AllEvidence = new Map(
    [...first].map(([model, sure]) => [
      model,
      new Map([...sure].map(([field, column]) => [field, { column, why: '' }])),
    ]),
  )
  const copied = evidenceByValues(recorded, isStranger, sureOfFirst)
  const all = together(evidence, copied, evidenceByOthers(first, isStranger, [...lists.keys()]))
  const models = Object.fromEntries(proposeAll(all).map(([model, { sure: _, ...proposal }]) => [model, proposal]))
  const calls = [
    ...Object.entries(missingCalls(recorded, new Set(moved.keys()))),
    ...[...moved].flatMap(([model, path]) => missingMoved(document, recorded, model, path)),
  ].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return { calls: Object.fromEntries(calls), models, unknown }
}
