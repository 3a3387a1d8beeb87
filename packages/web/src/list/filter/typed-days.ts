import { type DateFormat, isDay, parseFilterText } from '@lineboard/sdk'
import type { Resource } from '../../kit/define-resource.ts'

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

/**
 * A filter text with the days in it as yyyy-mm-dd, which everybody reads as the same day: they were typed in the order that whoever sits here writes
 * days in. What a field that is no date should contain stays as it is.
 */
export function withPlainDays(text: string, { searchable }: Pick<Resource, 'searchable'>, format: DateFormat): string {
  const { ast } = parseFilterText(text, searchable)
  const days = ast.flatMap((block) => {
    if (block.type === 'time') return []
    if (block.type === 'text') return [block]
    return searchable[block.key]?.kind === 'date-time' ? [block.valueSpan] : []
  })
  return days.reduceRight(
    (done, { start, end }) => done.slice(0, start) + inIso(text.slice(start, end), format) + done.slice(end),
    text,
  )
}
