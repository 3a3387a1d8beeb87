import type { ContractDocument } from '@lineboard/contract/document'
import { entities } from '@lineboard/contract/entities'
import { sourceOf } from '@lineboard/contract/stated'
import type { FieldFit, OwnField } from '@lineboard/sdk/fit'
import { stringify } from 'yaml'
import { type Choice, choose, sameNamed, type Target } from './candidates.ts'
import type { AllEvidence } from './evidence.ts'
import { type Model, strangers, targetsOf } from './models.ts'
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

/** Fewer rows than these do not say that no row has a field. */
const ENOUGH_ROWS = 20

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

const shown = (fit: FieldFit): string => {
  if (typeof fit === 'string') return fit
  return stringify(fit, { lineWidth: 0, collectionStyle: 'flow', flowCollectionPadding: true }).trim()
}

/** `charge: fee (similar words) | amount (of the same kind)`: why only once where it is the same for all. */
function question({ target, unsure }: Choice): string {
  const reasons = new Set(unsure.map(({ why }) => why))
  const each = unsure.map(({ fit, why }) => (reasons.size > 1 ? `${shown(fit)} (${why})` : shown(fit))).join(' | ')
  return `${target.field}: ${each}${reasons.size > 1 ? '' : ` (${[...reasons].join()})`}`
}

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
export interface Known {
  recorded: Recorded
  plainName: (column: string) => string
  hasNulls: boolean
  /** Columns that most models have. */
  common: ReadonlySet<string>
  evidence: AllEvidence
}

/** Proposes what one model is. `isOther`: its list has another name, so fields that the documents name may have other names, too. */
export function proposeModel(
  document: ContractDocument,
  model: Model,
  seen: RecordedModel,
  { recorded, isOther, plainName, hasNulls, common, evidence }: Known & { isOther: boolean },
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
  const choices = choose(open, columns, { nameOf, common, evidence: evidence.get(model) })
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
  if (isTold && stated.length > 0) {
    // A condition on one of them would be left out by the server, and find all rows.
    lacks.push(...stated)
    questions.push(`no row has ${stated.join(', ')}: which columns of own are these? Until then they are under lacks`)
  }
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

/** The list of a model under another name; undefined where there is none, or several. */
export function otherList({ others }: Recorded, model: string): RecordedModel | undefined {
  const found = Object.entries(others).filter(([name, { state }]) => state === 'served' && isNameOfModel(model, name))
  return found.length === 1 ? found[0]?.[1] : undefined
}
