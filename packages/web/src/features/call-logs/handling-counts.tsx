import { CallHandling } from '@lineboard/contract/enumerations'
import { and, choiceOf, formatFilterText, parseFilterText, type Searchable, toWhere } from '@lineboard/sdk'
import { useSearch } from 'wouter'
import type { BannerProps } from '../../kit/define-resource.ts'
import { countOf, useCallByName } from '../../kit/rows/calls-by-name.ts'
import { hrefOf } from '../../places/href.ts'
import { useHandlingFollowed } from '../../shared/handling/open-calls.ts'
import { timeZone } from '../../state/dates.ts'
import { useRemovedIds } from '../../state/pending-changes.ts'
import { CountChip } from '../../ui/count-chip.tsx'
import styles from '../../ui/count-chips.module.css'
import { t } from './call-logs.messages.ts'
import type { Handling } from './change-calls.ts'

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

/** Calls by what became of them, each with how many there are within what else is filtered; each leads to those. */
export function Banner({ searchable }: BannerProps) {
  const search = useSearch()
  const params = new URLSearchParams(search)
  const filter = params.get('filter') ?? ''
  const customer = Number(params.get('customer')) || undefined
  const addressOf = (handling: Handling | undefined) => {
    const other = new URLSearchParams(search)
    const next = withHandling(filter, handling, searchable)
    other.delete('page')
    if (next) other.set('filter', next)
    else other.delete('filter')
    return hrefOf('toHandle', {}, other)
  }
  const ofCustomer: object | undefined = customer === undefined ? undefined : { customerId: customer }
  const { leftOut } = useRemovedIds('CallLog')
  // The list has none whose deletion is pending.
  const ofList: object | undefined = leftOut.length > 0 ? { id: { nin: leftOut } } : undefined
  const within = and(besideHandling(filter, searchable), ofCustomer, ofList)
  // One question each, for there are always these three.
  const counts: Record<Handling, number | undefined> = {
    open: useCount('open', within),
    called_back: useCount('called_back', within),
    handled: useCount('handled', within),
  }
  const current = handlingIn(filter, searchable)
  return (
    <div className={styles.groups}>
      <nav aria-label={t('countsByHandling')}>
        <CountChip label={t('all')} href={addressOf(undefined)} isCurrent={!current} />
        {CallHandling.map((handling) => (
          <CountChip
            key={handling}
            label={t(handling)}
            href={addressOf(handling)}
            isCurrent={handling === current}
            count={counts[handling]}
            isCounting
          />
        ))}
      </nav>
    </div>
  )
}

function useCount(handling: Handling, within: object): number | undefined {
  const of: object = { handling }
  const args = { where: and(within, of) }
  const answer = useCallByName('CallLog.count', args, { silent: true })
  useHandlingFollowed(args, answer)
  return countOf(answer.data)
}
