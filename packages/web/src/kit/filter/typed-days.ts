import { folded } from '@lineboard/contract/folded'
import {
  formatConditions,
  formatRelativeDays,
  parseFilterText,
  parseRelativeDays,
  type RelativeDays,
  relativeUnits,
  type Searchable,
} from '@lineboard/sdk'
import { daysText } from './condition-text.ts'

const ways = ['last', 'next', 'before', 'after'] as const

const plain = (text: string) => folded(text).replace(/\s+/g, ' ').trim()

/** The days that a text names from today in the language of the screen, as conditions say them: `in den letzten 7 Tagen`. */
function typedDays(text: string): RelativeDays | undefined {
  const count = Number(/\d{1,4}/.exec(text)?.[0] ?? 1)
  if (count < 1) return undefined
  const wanted = plain(text)
  for (const way of ways)
    for (const unit of relativeUnits)
      for (const orNever of [false, true]) {
        const days = { way, unit, count, orNever }
        const said = plain(daysText('', days))
        // Its first word, such as "in", may be left out.
        if (wanted === said || (way === 'last' && wanted === said.replace(/^\S+ /, ''))) return days
      }
  return undefined
}

/** A filter text with days in the language of the screen as those that everybody's text has: `lastCallAt:"last 7 days"`. */
export function withDays(text: string, searchable: Searchable): string {
  const { ast } = parseFilterText(text, searchable)
  return ast.reduceRight((done, block) => {
    if (block.type !== 'field' || searchable[block.key]?.kind !== 'date-time') return done
    const days = parseRelativeDays(block.value) ? undefined : typedDays(block.value)
    if (!days) return done
    const { key, operator } = block
    const written = formatConditions([{ type: 'field', key, operator, value: formatRelativeDays(days) }])
    return done.slice(0, block.start) + written + done.slice(block.end)
  }, text)
}
