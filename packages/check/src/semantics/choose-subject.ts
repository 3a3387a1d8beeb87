import type { ContractDocument } from '@lineboard/contract/document'
import { entities } from '@lineboard/contract/entities'
import type { Probe } from '../server/probe.ts'
import type { Row } from '../server/rows.ts'
import type { Ask } from './ask.ts'
import { type Finding, ignoredFilter } from './finding.ts'
import { distinct, fieldsOf, type ListShape, listOf, type Subject, sampleOf } from './subject.ts'

/** Longest list that is read whole. */
const MAX_ROWS = 200
/** The same of a server whose conditions leave nothing out: only all the rows tell what it ignores. */
const MAX_ROWS_UNSCOPED = 3000
const MIN_ROWS = 4
/** Rows of a longer list that stand for it. */
const SOME_ROWS = 40

const idOf = (row: Row) => Number(row.id)

/** What leaves out most rows of a long list: by default all but the first. */
type ScopeOf = (rows: readonly Row[]) => Subject['scope']

const firstRows: ScopeOf = (rows) => {
  const last = rows.toSorted((left, right) => idOf(left) - idOf(right))[SOME_ROWS - 1]
  return last && { field: 'id', operator: 'lte', operand: sampleOf(last, 'id') }
}

/** The rows of a list, and one more than `most` where there are more; undefined where they can't be read or are too few. */
async function readRows(ask: Ask, list: Subject, most: number): Promise<readonly Row[] | undefined> {
  const { rows, status } = await ask.query(listOf(list, { limit: most + 1 }))
  const isReadable = status === 200 && rows && rows.length >= MIN_ROWS && rows.every((row) => row.id !== undefined)
  return isReadable ? rows : undefined
}

/** Told of a list, by its path, whose conditions leave nothing out and which is too long for anything else to be tried on it. */
export type OnIgnored = (path: string, finding: Finding) => void

interface Reading {
  scope?: Subject['scope']
  scopeOf?: ScopeOf
  onIgnored?: OnIgnored | undefined
}

/** The rows of a list, or a part of them where it is long; undefined where it can't be read, has too few or is deaf. */
export async function readSubject(
  ask: Ask,
  shape: ListShape,
  { scope, scopeOf = firstRows, onIgnored }: Reading = {},
): Promise<Subject | undefined> {
  const bare = { ...shape, rows: [], scope }
  const rows = await readRows(ask, bare, MAX_ROWS)
  if (!rows || rows.length <= MAX_ROWS) return rows && { ...bare, rows }
  if (!scope) {
    const part = scopeOf(rows)
    return part && readSubject(ask, shape, { scope: part, onIgnored })
  }
  const whole = { ...bare, scope: undefined }
  const all = await readRows(ask, whole, MAX_ROWS_UNSCOPED)
  if (all && all.length <= MAX_ROWS_UNSCOPED) return { ...whole, rows: all }
  const finding = onIgnored && (await ignoredFilter(ask, bare, MAX_ROWS + 1))
  if (finding) onIgnored?.(shape.path, finding)
  return undefined
}

/** How much can be asked of a list: numbers to compare, texts to search, relations to embed, a count. */
function richness(subject: Subject): number {
  const isVaried = (kind: string) => fieldsOf(subject, kind).some((name) => distinct(subject, name).length > 2)
  const relations = Object.keys(subject.relations).length > 0
  const marks = [isVaried('number'), isVaried('string'), isVaried('date-time'), relations, subject.countPath]
  return marks.filter(Boolean).length
}

/** The list of most use among those that can be read. */
export async function chooseSubject(
  ask: Ask,
  shapes: readonly ListShape[],
  onIgnored: OnIgnored,
): Promise<Subject | undefined> {
  const usable = shapes.filter(({ countPath, rowPath }) => countPath && rowPath)
  const found: Subject[] = []
  for (const shape of usable) {
    const subject = await readSubject(ask, shape, { onIgnored })
    if (subject) found.push(subject)
  }
  return found.toSorted((left, right) => richness(right) - richness(left) || left.rows.length - right.rows.length)[0]
}

const isModel = (name: string): name is keyof typeof entities => Object.hasOwn(entities, name)

/** Kinds of the fields that a client may write, and of those that say which row it is. */
function storedKinds(model: string, { components }: ContractDocument): Record<string, string> {
  const fields: Readonly<Record<string, string>> = isModel(model) ? entities[model].fields : {}
  const written = Object.keys(components.schemas[`${model}Input`]?.properties ?? {})
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => written.includes(name) || name === 'id' || name === 'createdAt'),
  )
}

function relationsOf(model: string): Readonly<Record<string, { model: string; type: string; foreignKey: string }>> {
  return isModel(model) ? entities[model].relations : {}
}

/** Every list of the contract whose rows clients write, which is how it is known what is stored. */
export function listShapes(document: ContractDocument): ListShape[] {
  const pathOf = (id: string) => document.operations.find((operation) => operation.id === id)?.path
  return document.operations.flatMap(({ id, path }): ListShape[] => {
    const [model = '', verb] = id.split('.')
    if (verb !== 'find' || !document.components.schemas[`${model}Input`]) return []
    const relations = Object.entries(relationsOf(model)).flatMap(([name, { type, foreignKey, model: target }]) => {
      const address = pathOf(`${target}.findById`)
      return type === 'belongsTo' && address ? [[name, { foreignKey, path: address.replace('/{id}', '') }]] : []
    })
    return [
      {
        model,
        path,
        countPath: pathOf(`${model}.count`),
        rowPath: pathOf(`${model}.findById`)?.replace('/{id}', ''),
        kinds: storedKinds(model, document),
        relations: Object.fromEntries(relations),
      },
    ]
  })
}

/** Lists with a relation, and what may be embedded in their rows. */
function includable(document: ContractDocument): { model: string; path: string; relations: string[] }[] {
  return document.operations.flatMap(({ id, path }) => {
    const [model = '', verb] = id.split('.')
    const relations = Object.keys(relationsOf(model))
    return verb === 'find' && relations.length > 0 && !path.includes('{') ? [{ model, path, relations }] : []
  })
}

/** Relations that a list refuses to embed, as `OpNumber.Customer`; lists that can't be read at all are left out. */
export async function refusedIncludesOf(probe: Probe, document: ContractDocument): Promise<string[]> {
  const refused: string[] = []
  for (const { model, path, relations } of includable(document)) {
    // The newest row has the largest id: one with more digits than a number keeps is seen.
    const isTaken = async (include?: readonly string[] | string) => {
      const filter = encodeURIComponent(JSON.stringify({ order: 'id DESC', limit: 1, include }))
      return (await probe({ method: 'GET', path: `${path}?filter=${filter}` })).status === 200
    }
    if ((await isTaken(relations)) || !(await isTaken())) continue
    for (const relation of relations) if (!(await isTaken(relation))) refused.push(`${model}.${relation}`)
  }
  return refused
}
