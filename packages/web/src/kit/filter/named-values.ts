import { folded } from '@lineboard/contract/folded'
import {
  type FieldBlock,
  type FilterBlock,
  formatConditions,
  groupOf,
  parseFilterText,
  type Searchable,
  type SearchChoice,
  type SearchField,
} from '@lineboard/sdk'
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

const choiceOf = ({ choices }: SearchField, isMeant: (choice: SearchChoice) => boolean) => choices?.find(isMeant)

/** A field by the label of its column, and a value by its name; undefined where the words would not be read as the same. */
function inWords(block: FieldBlock, searchable: Searchable): string | undefined {
  const field = searchable[block.key]
  if (!field?.label) return undefined
  const value = choiceOf(field, (choice) => choice.value === block.value)?.label ?? block.value
  const words = formatConditions([{ ...block, key: field.label, value }])
  const [read, ...others] = parseFilterText(words, searchable).readable
  const isSame = read?.type === 'field' && read.key === block.key && read.operator === block.operator
  return isSame && read.value === value && others.length === 0 ? words : undefined
}

/** The filter text as people read it: `Tracking source:"Search ads"` for the condition of the id, `Result:"Missed"` for that of the field. */
export function withNames(text: string, { searchable, lookup, names }: Named): string {
  return reworded(text, searchable, (block) => {
    if (block.type !== 'field') return undefined
    if (block.key !== lookup?.key) return inWords(block, searchable)
    const label = names.find(({ value }) => value === block.value)?.label
    // The label is read as a key, which may have blanks.
    return label === undefined ? undefined : formatConditions([{ ...block, key: lookup.label, value: label }])
  })
}

/** A condition in words, as it is asked in any language; undefined for one that is so already. */
function withKey(block: FieldBlock, text: string, searchable: Searchable): string | undefined {
  const field = searchable[block.key]
  const isByLabel = !text.slice(block.start).trimStart().startsWith(`${block.key}:`)
  const choice = field && choiceOf(field, ({ label }) => folded(label) === folded(block.value))
  const isByName = choice !== undefined && choice.value !== block.value
  return isByLabel || isByName ? formatConditions([{ ...block, value: choice?.value ?? block.value }]) : undefined
}

/** The filter text as it is asked: by keys and values, and the condition of the id, where a name is that of a row. */
export function withIds(text: string, { searchable, lookup, names }: Named): string {
  return reworded(text, searchable, (block) => {
    if (block.type !== 'field') return undefined
    if (block.key !== lookup?.key && block.key !== lookup?.textKey) return withKey(block, text, searchable)
    if (block.operator !== 'has' && block.operator !== 'is' && block.operator !== 'isNot')
      return withKey(block, text, searchable)
    const id = names.find(({ label }) => folded(label) === folded(block.value))?.value
    const operator = block.operator === 'isNot' ? 'isNot' : 'has'
    return id === undefined
      ? withKey(block, text, searchable)
      : formatConditions([{ ...block, key: lookup.key, operator, value: id }])
  })
}
