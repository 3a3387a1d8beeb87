import { entities } from '@lineboard/contract/entities'
import { CallHandling } from '@lineboard/contract/enumerations'
import { formatFilterText, parseFilterText, searchableFields } from '@lineboard/sdk'
import type { Handling } from './bulk/change-calls.ts'

const searchable = searchableFields(entities, 'CallLog')

const blocksOf = (filter: string) => parseFilterText(filter, searchable).ast
const isAboutIt = (block: ReturnType<typeof blocksOf>[number]) => block.type === 'field' && block.key === 'handling'

/** What a filter text says has become of the calls, where it says one thing. */
export function handlingIn(filter: string): Handling | undefined {
  const [first, ...more] = blocksOf(filter).filter(isAboutIt)
  if (first?.type !== 'field' || more.length > 0) return undefined
  return CallHandling.find((each) => each === first.value)
}

/** The filter text for calls of which that has become; undefined for all. The rest of it stays. */
export function withHandling(filter: string, handling: Handling | undefined): string {
  const rest = blocksOf(filter).filter((block) => !isAboutIt(block))
  const wanted = { type: 'field', key: 'handling', operator: 'is', value: handling ?? '' } as const
  return formatFilterText(handling ? [...rest, wanted] : rest, searchable)
}
