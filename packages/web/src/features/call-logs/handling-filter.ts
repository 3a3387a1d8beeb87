import { CallHandling } from '@lineboard/contract/enumerations'
import { choiceOf, formatFilterText, parseFilterText, type Searchable, toWhere } from '@lineboard/sdk'
import { timeZone } from '../../state/dates.ts'
import type { Handling } from './bulk/change-calls.ts'

type Block = ReturnType<typeof parseFilterText>['ast'][number]

const isAboutIt = (block: Block) => block.type === 'field' && block.key === 'handling'

/** What a filter text says has become of the calls, where it says one thing. */
export function handlingIn(filter: string, searchable: Searchable): Handling | undefined {
  const [first, ...more] = parseFilterText(filter, searchable).ast.filter(isAboutIt)
  if (first?.type !== 'field' || more.length > 0) return undefined
  if (first.operator !== 'is' && first.operator !== 'has') return undefined
  const said = choiceOf(searchable.handling ?? {}, first.value)?.value
  return CallHandling.find((each) => each === said)
}

/** The filter text for calls of which that has become; undefined for all. The rest of it stays. */
export function withHandling(filter: string, handling: Handling | undefined, searchable: Searchable): string {
  const rest = parseFilterText(filter, searchable).ast.filter((block) => !isAboutIt(block))
  const wanted = { type: 'field', key: 'handling', operator: 'is', value: handling ?? '' } as const
  return formatFilterText(handling ? [...rest, wanted] : rest, searchable)
}

/** What else a filter text asks for. */
export const besideHandling = (filter: string, searchable: Searchable): object =>
  toWhere(parseFilterText(withHandling(filter, undefined, searchable), searchable).readable, searchable, {
    timeZone: timeZone(),
  })
