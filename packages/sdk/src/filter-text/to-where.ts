import { allOf, anyOf } from '../filter/combine.ts'
import type { LooseWhere, Where } from '../filter/filter.ts'
import type { FieldBlock, FilterAst, TextBlock, TimeBlock } from './ast.ts'
import { matches, matchKeyed } from './match-kind.ts'
import type { Searchable, SearchField } from './searchable.ts'
import { formatTimeOfDay } from './time-of-day.ts'
import { type TimeOptions, timeWhere } from './timestamp-where.ts'

const isPresent = <T>(value: T | undefined): value is T => value !== undefined

function anyField(fields: readonly SearchField[], text: string, options: TimeOptions): LooseWhere {
  const conditions =
    text === '' ? [] : fields.map(({ path, kind }) => matches[kind](path, text, options)).filter(isPresent)
  return conditions.length > 0 ? anyOf(conditions) : {}
}

function bareWhere(block: TextBlock | TimeBlock, searchable: Searchable, options: TimeOptions): LooseWhere {
  const fields = Object.values(searchable)
  if (block.type === 'text') return anyField(fields, block.value, options)
  const timestamp = fields.find(({ kind }) => kind === 'date-time')
  return timestamp ? timeWhere(timestamp.path, block, options) : anyField(fields, formatTimeOfDay(block), options)
}

/** Values of one key are alternatives: no row has two statuses. */
function fieldWheres(blocks: readonly FieldBlock[], searchable: Searchable, options: TimeOptions): LooseWhere[] {
  const byKey = new Map<string, LooseWhere[]>()
  for (const { key, value } of blocks) {
    const field = Object.hasOwn(searchable, key) ? searchable[key] : undefined
    if (!field || value === '') continue
    // A text that is no value of the field finds nothing: passed over, it would find everything.
    const where = matchKeyed(field.kind, field.path, value, options) ?? { [field.path]: { inq: [] } }
    byKey.set(key, [...(byKey.get(key) ?? []), where])
  }
  return [...byKey.values()].map(anyOf)
}

/**
 * Conditions that a filter text stands for. Blocks must all hold, values of one key are alternatives, bare text may be
 * in any field that can hold it, a bare time is that of the first timestamp. A field finds nothing by a text that can be no
 * value of it.
 */
export function toWhere<Row = never>(
  ast: FilterAst,
  searchable: Searchable,
  options?: Partial<TimeOptions>,
): [Row] extends [never] ? LooseWhere : Where<Row>
export function toWhere(ast: FilterAst, searchable: Searchable, options: Partial<TimeOptions> = {}): LooseWhere {
  const times: TimeOptions = { timeZone: options.timeZone ?? 'UTC', now: options.now ?? new Date() }
  const fields = ast.filter((block) => block.type === 'field')
  const bare = ast.filter((block) => block.type !== 'field')
  return allOf([...fieldWheres(fields, searchable, times), ...bare.map((block) => bareWhere(block, searchable, times))])
}
