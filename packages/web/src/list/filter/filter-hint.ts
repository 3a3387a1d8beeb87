import { type DateFormat, isDay, parseFilterText, parseNumber, plainNumber } from '@lineboard/sdk'
import type { Column } from '../../kit/column.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { cellText } from '../../kit/rows/row-text.ts'
import { valueAt } from '../../kit/value-at.ts'
import { comma } from '../../lib/messages.ts'
import { numberStyle } from '../../state/number-style.ts'
import { region } from '../../state/ui-settings-store.ts'
import { t } from '../context/list.messages.ts'

type Listed = Pick<Resource, 'lead' | 'searchable'>

/** Longest value that is short enough for an example. */
const MAX_LENGTH = 24

/** The first word of a text that says enough to be looked for: the area code of a number, a name. */
const wordOf = (text: string): string | undefined => /[\p{L}\p{N}]{3,}/u.exec(text)?.[0]

/** A condition as people would type it, by the name of its column; undefined where that would not be read. */
function typed({ label, search = '' }: Column, value: string, searchable: Listed['searchable']): string | undefined {
  if (value.length > MAX_LENGTH) return undefined
  const text = `${label.toLowerCase()}:${/[\s,،:"]/.test(value) ? `"${value}"` : value}`
  const { ast, errors } = parseFilterText(text, searchable)
  const [block] = ast
  const isRead = errors.length === 0 && ast.length === 1 && block?.type === 'field' && block.key === search
  return isRead ? text : undefined
}

/**
 * What could be typed, from a row that is on the screen, so that it finds at least that one: a word of its name, and one of few
 * values. Undefined where no row has such.
 */
export function filterExample(
  { lead, searchable }: Listed,
  columns: readonly Column[],
  rows: readonly object[],
): string | undefined {
  const ofKind = (column: Column) => (column.search === undefined ? undefined : searchable[column.search])
  const [named] = [lead, ...columns].filter(
    (column) => ofKind(column)?.kind === 'string' && !column.cell.choices && !column.cell.saysOther,
  )
  const chosen = columns.find(({ cell, ...column }) => cell.choices && ofKind({ cell, ...column }))
  for (const row of rows) {
    const word = named && wordOf(cellText(named, row))
    const value = chosen && valueAt(row, chosen.field)
    // What is not so reads as a dash, which says nothing.
    const choice = chosen?.cell.choices?.find((each) => each.value === String(value) && /\p{L}/u.test(each.label))
    const found = [
      word && named && typed(named, word.toLowerCase(), searchable),
      choice && chosen && typed(chosen, choice.label.toLowerCase(), searchable),
    ].filter(Boolean)
    if (found.length > 0) return found.join(comma)
  }
  return undefined
}

/** What the empty filter box says can be typed: an example that finds something here, or what words are looked for in. */
export function filterHint(resource: Listed, columns: readonly Column[], rows: readonly object[] = []): string {
  const example = filterExample(resource, columns, rows)
  if (example) return t('filter.such', { example })
  const { lead, searchable } = resource
  const searched = columns.filter(({ search }) => search !== undefined && !searchable[search]?.isNamed)
  const column = searched.find(({ field }) => field === lead.field) ?? searched[0]
  return column ? t('filter.by', { label: column.label }) : t('filter.words')
}

const numbers = /(?<![\w./-])(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})(?![\w./-])/g

/** The day that three numbers are in the order of a date format, as yyyy-mm-dd. */
function dayIn(format: DateFormat, three: readonly string[]): string | undefined {
  const names = format.split(/[./-]/)
  const part = (name: string) => three[names.indexOf(name)] ?? ''
  const day = [part('yyyy'), part('mm').padStart(2, '0'), part('dd').padStart(2, '0')].join('-')
  return isDay(day) ? day : undefined
}

const inIso = (text: string, format: DateFormat) =>
  text.replace(numbers, (typed, first: string, _: string, second: string, third: string) => {
    return dayIn(format, [first, second, third]) ?? typed
  })

/** How whoever sits here writes days and numbers. */
export interface Writing {
  dateFormat: DateFormat
  /** BCP 47 tag of a language that writes numbers so. */
  locale: string
}

const writing = (): Writing => ({ dateFormat: region().dateFormat, locale: numberStyle().language })

function plainNumberOf(typed: string, locale: string): string {
  const read = parseNumber(typed, locale)
  const plain = read.kind === 'number' ? plainNumber(read.value) : typed
  // What is clear to everybody stays as it was typed: $12.50.
  const everybodys = parseNumber(typed)
  return everybodys.kind === 'number' && everybodys.value === Number(plain) ? typed : plain
}

/**
 * A filter text with days as yyyy-mm-dd and numbers with a point before decimals, which everybody reads as the same: they were typed as whoever sits
 * here writes them. What a field that is neither should contain stays as it is.
 */
export function withPlainValues(
  text: string,
  { searchable }: Pick<Resource, 'searchable'>,
  { dateFormat, locale }: Writing = writing(),
): string {
  const { ast } = parseFilterText(text, searchable)
  const written = ({ start, end }: { start: number; end: number }) => text.slice(start, end)
  const plain = ast.flatMap((block) => {
    if (block.type === 'time') return []
    if (block.type === 'text') return [{ ...block, value: inIso(written(block), dateFormat) }]
    const kind = searchable[block.key]?.kind
    if (kind === 'date-time') return [{ ...block.valueSpan, value: inIso(written(block.valueSpan), dateFormat) }]
    const number = kind === 'number' ? plainNumberOf(block.value, locale) : block.value
    return number === block.value ? [] : [{ ...block.valueSpan, value: `"${number}"` }]
  })
  return plain.reduceRight((done, { start, end, value }) => done.slice(0, start) + value + done.slice(end), text)
}
