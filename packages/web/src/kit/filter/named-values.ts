import { folded } from '@lineboard/contract/folded'
import { type FilterBlock, formatConditions, groupOf, parseFilterText, type Searchable } from '@lineboard/sdk'
import type { LookupField } from './lookup.ts'

/** A row that ids of a field can be of, and what people call it. */
export interface NamedValue {
  value: string
  label: string
}

/** The name of a value of a field; undefined where it has none, or it is not known yet. */
export type NameOf = (key: string, value: string) => string | undefined

interface Named {
  searchable: Searchable
  lookup: LookupField | undefined
  names: readonly NamedValue[]
}

/** A filter text with other words for some of its conditions. */
function reworded(text: string, searchable: Searchable, wordsFor: (block: FilterBlock) => string | undefined): string {
  const { ast } = parseFilterText(text, searchable)
  const rewordedGroup = (block: FilterBlock) => {
    if (block.type !== 'field') return undefined
    const value = reworded(block.value, searchable, wordsFor)
    return value === block.value ? undefined : formatConditions([{ ...block, value }])
  }
  return ast.reduceRight((done, block) => {
    const words = groupOf(block, searchable) ? rewordedGroup(block) : wordsFor(block)
    return words === undefined ? done : done.slice(0, block.start) + words + done.slice(block.end)
  }, text)
}

/** The filter text as people read it: `Tracking source:"Search ads"` for the condition of the id. */
export function withNames(text: string, { searchable, lookup, names }: Named): string {
  if (!lookup) return text
  return reworded(text, searchable, (block) => {
    if (block.type !== 'field' || block.key !== lookup.key) return undefined
    const label = names.find(({ value }) => value === block.value)?.label
    // The label is read as a key, which may have blanks.
    return label === undefined ? undefined : formatConditions([{ ...block, key: lookup.label, value: label }])
  })
}

/** The filter text as it is asked: the condition of the id, where a name is that of a row. */
export function withIds(text: string, { searchable, lookup, names }: Named): string {
  if (!lookup) return text
  return reworded(text, searchable, (block) => {
    if (block.type !== 'field' || (block.key !== lookup.key && block.key !== lookup.textKey)) return undefined
    if (block.operator !== 'has' && block.operator !== 'is' && block.operator !== 'isNot') return undefined
    const id = names.find(({ label }) => folded(label) === folded(block.value))?.value
    const operator = block.operator === 'isNot' ? 'isNot' : 'has'
    return id === undefined ? undefined : formatConditions([{ ...block, key: lookup.key, operator, value: id }])
  })
}
