import type { ModelRules } from './field-rules.ts'
import { isObject } from './fit.ts'
import { listOf } from './queries.ts'

type Row = Readonly<Record<string, unknown>>
type Rules = ReadonlyMap<string, ModelRules>

/** A relation that is read by ids, as the core API does not embed it. */
export interface Join {
  /** Embedded relations that lead to the rows. */
  below: readonly string[]
  relation: string
  /** Model of the related rows. */
  model: string
  /** The field of a row whose value is that of `key` of its related rows. */
  own: string
  key: string
  isMany: boolean
  /** Which related rows, and what of them. */
  scope: Row
}

/** How a read with relations that are joined is made: what is asked of the core API, and what is added to its rows. */
export interface JoinPlan {
  filter: Row
  joins: readonly Join[]
  /** Fields that only joining needs: rows lose them again. */
  added: readonly { below: readonly string[]; field: string }[]
}

interface Include {
  relation: string
  scope: Row
}

function includesOf(include: unknown): Include[] {
  return listOf(include).flatMap((each): Include[] => {
    if (typeof each === 'string') return [{ relation: each, scope: {} }]
    if (!isObject(each)) return []
    const { relation, scope } = each
    if (typeof relation === 'string') return [{ relation, scope: isObject(scope) ? scope : {} }]
    return Object.entries(each).map(([name, below]) => ({ relation: name, scope: { include: below } }))
  })
}

/** Chosen fields with one more; undefined where it is among them. */
export function withField(fields: unknown, field: string): unknown {
  if (Array.isArray(fields)) return fields.length > 0 && !fields.includes(field) ? [...fields, field] : undefined
  if (!isObject(fields)) return undefined
  const isChosen = Object.values(fields).some(Boolean)
  if (isChosen) return fields[field] ? undefined : { ...fields, [field]: true }
  if (fields[field] !== false) return undefined
  const { [field]: _, ...others } = fields
  return others
}

/** How to read rows whose filter names relations that are joined; undefined where it names none. */
export function joinPlan(
  all: Rules,
  model: string,
  filter: unknown,
  below: readonly string[] = [],
): JoinPlan | undefined {
  const rules = all.get(model)
  if (!rules || !isObject(filter)) return undefined
  const joins: Join[] = []
  const added: { below: readonly string[]; field: string }[] = []
  const include: unknown[] = []
  let { fields } = filter
  for (const { relation, scope } of includesOf(filter.include)) {
    const joined = rules.joined.get(relation)
    const inner = joinPlan(all, rules.targets[relation] ?? '', scope, [...below, relation])
    if (!joined) {
      include.push({ relation, scope: inner?.filter ?? scope })
      joins.push(...(inner?.joins ?? []))
      added.push(...(inner?.added ?? []))
      continue
    }
    joins.push({ ...joined, below, relation, scope })
    const more = withField(fields, joined.own)
    if (more === undefined) continue
    fields = more
    added.push({ below, field: joined.own })
  }
  if (joins.length === 0) return undefined
  const { include: _, fields: __, ...rest } = filter
  const asked = { ...rest, ...(fields !== undefined && { fields }), ...(include.length > 0 && { include }) }
  return { filter: asked, joins, added }
}
