import { entities } from '@lineboard/contract/entities'
import { allOf } from '../filter/build.ts'
import type { AnyWhere } from '../filter/filter.ts'
import { parseFilterText } from '../filter-text/parse-filter-text.ts'
import { filterFields } from '../filter-text/searchable.ts'
import { toWhere } from '../filter-text/to-where.ts'
import { isDay } from '../period/day.ts'
import { periodModes, periodRange, periodWhere } from '../period/period.ts'
import { type Period, parsePeriod } from '../period/period-text.ts'
import { CliError } from './flags.ts'
import type { List } from './lists.ts'

/** Which rows, as the flags say it. */
export interface Wanted {
  filter?: string | undefined
  period?: string | undefined
  from?: string | undefined
  to?: string | undefined
  timeZone: string
  now: Date
}

/** Periods that a name says; of a range the days must be said. */
export const periodNames: readonly string[] = periodModes.filter((mode) => mode !== 'range')
const ways = `a month (2026-02), a day (2026-02-10), days (2026-02-01..2026-02-10), or one of ${periodNames.join(', ')}`

/** The period that `--period` says. Throws a CliError for anything else. */
function readPeriod(text: string): Period {
  const mode = periodModes.find((name) => name === text)
  const period = mode ? { mode } : parsePeriod(isDay(text) ? `${text}..${text}` : text)
  if (period) return period
  throw new CliError(`There is no period ${text}. Write ${ways}.`)
}

function filterWhere(list: List, { filter = '', timeZone, now }: Wanted): AnyWhere {
  const searchable = filterFields(entities, list.entity)
  const { ast, errors } = parseFilterText(filter, searchable)
  const [error] = errors
  if (error) {
    const keys = Object.keys(searchable).join(', ')
    throw new CliError(
      `--filter, character ${error.start + 1}: ${error.message}.\n  ${filter}\n  ${' '.repeat(error.start)}^\nIts keys: ${keys}`,
    )
  }
  return toWhere(ast, searchable, { timeZone, now })
}

function periodCondition({ dateField }: List, { period, from, to, timeZone, now }: Wanted): AnyWhere {
  const asked = period ?? (from ? 'range' : undefined)
  if (asked !== 'range' && (from || to))
    throw new CliError(
      period ? `--from and --to are days of a period of your own: leave out --period ${period}.` : '--to wants --from.',
    )
  if (from && to && to < from) throw new CliError(`--to ${to} is before --from ${from}.`)
  if (asked === undefined) return {}
  if (!dateField) throw new CliError('This list has no dates that a period could be of. Leave --period out.')
  const { mode, ...days } = readPeriod(asked)
  try {
    return periodWhere(
      dateField,
      periodRange(mode, { now, timeZone, ...days, ...(from && { start: from }), ...(to && { end: to }) }),
    )
  } catch (problem) {
    throw new CliError(
      `${problem instanceof Error ? problem.message : problem}. Write days as --from 2026-03-01 --to 2026-03-31.`,
    )
  }
}

/** The condition that the flags stand for. Throws a CliError that says where one is wrong. */
export const whereOf = (list: List, wanted: Wanted): AnyWhere =>
  allOf([filterWhere(list, wanted), periodCondition(list, wanted)])

// A word before a sign, and something behind it. Two slashes are an address's.
const CONDITION = /^([a-z_][\w.]*)\s*(?::(?!\/\/)|[<>=!]=?)\s*[^\s<>=!]/i

/**
 * Parts of a filter text that are looked for as texts, though they look like conditions: `nope:1` of a list without a field `nope`, and
 * `talkSeconds>60`, which has no colon. Each in words, with what to write instead; none for what is in quotes.
 */
export function textsLikeConditions(list: List, filter: string): string[] {
  const searchable = filterFields(entities, list.entity)
  const keys = Object.keys(searchable)
  return parseFilterText(filter, searchable).ast.flatMap(({ type, start, end }) => {
    const written = filter.slice(start, end)
    const [, word = ''] = (type === 'text' && CONDITION.exec(written)) || []
    if (word === '') return []
    const key = keys.find((each) => each.toLowerCase() === word.toLowerCase())
    const instead = key
      ? `A condition has a colon: ${key}:VALUE, ${key}:=VALUE or ${key}:>=VALUE`
      : `This list has no field ${word}, but ${keys.join(', ')}`
    return `--filter: "${written}" is looked for as a text. ${instead}. In quotes it is meant as a text.`
  })
}
