import { entities } from '@lineboard/contract/entities'
import { parseFilterText } from '../../filter-text/parse-filter-text.ts'
import { filterFields } from '../../filter-text/searchable.ts'
import type { List } from './lists.ts'

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
