import type { components } from '@lineboard/contract'
import { CallHandling } from '@lineboard/contract/enumerations'
import { and, choiceOf, formatFilterText, parseFilterText, type Searchable, toWhere } from '@lineboard/sdk'
import BlockedIcon from '@mui/icons-material/Block'
import { useCallback, useEffect, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { useSearch } from 'wouter'
import { useCall } from '../../data/use-call.ts'
import type { BannerProps } from '../../kit/define-resource.ts'
import type { MarkedPage, MarkRow } from '../../kit/list-options.ts'
import { countOf, useCallByName } from '../../kit/rows/calls-by-name.ts'
import { hrefOf } from '../../places/href.ts'
import { useHandlingFollowed } from '../../shared/handling/open-calls.ts'
import { usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { timeZone } from '../../state/dates.ts'
import { pending, useRemovedIds } from '../../state/pending-changes.ts'
import { CountChip } from '../../ui/count-chip.tsx'
import chipStyles from '../../ui/count-chips.module.css'
import { PlainLink } from '../../ui/place-link.tsx'
import { t } from './call-logs.messages.ts'
import styles from './call-marks.module.css'
import { type Blocked, callersOf, callsByCaller, contactsOf, isBlocked, noteBlocked, pendingBlocks } from './callers.ts'
import type { Handling } from './change-calls.ts'

/** What lists of calls show with their rows: marks of callers, and counts of calls to handle. */

type CallLog = components['schemas']['CallLog']

/** Calls looked through for callers that called again: beyond it nobody counts them one by one. */
const MAX_COUNTED = 1000

const noCounts: ReadonlyMap<string, number> = new Map()
const noneBlocked: readonly Blocked[] = []

/** What is asked about the callers of a page: one request each. Not known while one of the first two is on its way. */
function usePageOfCallers(rows: readonly object[], where: object) {
  const [numbers, linked] = useMemo(() => {
    // The list of calls has no other rows.
    const calls = rows as readonly CallLog[]
    return [callersOf(calls), contactsOf(calls)]
  }, [rows])
  const among = numbers.length > 0 ? { callerNumber: { inq: numbers } } : undefined
  const calls = useCall(
    'CallLog.find',
    among
      ? { filter: { where: and<CallLog>(where, among), fields: ['id', 'callerNumber'], limit: MAX_COUNTED } }
      : null,
    { silent: true, revalidateIfStale: false, isAside: true },
  )
  const blocked = useCall(
    'BlacklistNumber.find',
    numbers.length > 0 ? { filter: { where: { number: { inq: [...numbers] } } } } : null,
    // Asked again with each visit: the caller may have been blocked or unblocked on another screen.
    { silent: true, isAside: true },
  )
  const marked = useCall(
    'PhoneBook.find',
    linked.length > 0 ? { filter: { where: { id: { inq: [...linked] }, blocked: true }, fields: ['id'] } } : null,
    { silent: true, isAside: true },
  )
  const isKnown = !calls.isLoading && !blocked.isLoading
  return useMemo(() => {
    const isCounted = isKnown && calls.data !== undefined && calls.data.length < MAX_COUNTED
    return {
      counts: isCounted ? callsByCaller(calls.data) : noCounts,
      blocked: (isKnown && blocked.data) || noneBlocked,
      blockedContacts: new Set(marked.data?.map(({ id }) => id)),
    }
  }, [isKnown, calls.data, blocked.data, marked.data])
}

/** Marks calls whose caller calls for the first time, again, or is blocked. */
export function useMarks({ rows, where, only }: MarkedPage): MarkRow {
  const formatPhone = usePhoneFormat()
  const { counts, blocked: known, blockedContacts } = usePageOfCallers(rows, where)
  const { list } = useSnapshot(pending)
  const blocked = useMemo(() => [...known, ...pendingBlocks(list)], [known, list])
  useEffect(() => noteBlocked(known), [known])
  return useCallback(
    (row, tabIndex) => {
      // Marks are those of lists of calls alone.
      const call = row as CallLog
      return (
        <Marks
          caller={formatPhone(call.callerNumber)}
          count={counts.get(call.callerNumber)}
          isBlocked={isBlocked(call, blocked) || blockedContacts.has(call.caller_contactId ?? 0)}
          isFirst={call.firstTimeCaller === true}
          href={() => only('callerNumber', call.callerNumber)}
          tabIndex={tabIndex}
        />
      )
    },
    [formatPhone, counts, blocked, blockedContacts, only],
  )
}

interface MarksProps {
  caller: string
  /** Calls of the caller in the list; undefined where nobody knows. */
  count: number | undefined
  isBlocked: boolean
  isFirst: boolean
  /** Address of the list of these calls. */
  href: () => string
  tabIndex: number
}

function Marks({ caller, count = 1, isBlocked, isFirst, href, tabIndex }: MarksProps) {
  return (
    <span className={styles.marks}>
      {isBlocked && (
        <span
          role="img"
          className={styles.blocked}
          aria-label={t('blockedTitle', { caller })}
          title={t('blockedTitle', { caller })}
        >
          <BlockedIcon fontSize="inherit" />
        </span>
      )}
      {isFirst && (
        <span className={styles.first} title={t('firstTimeTitle')}>
          {t('firstTimeMark')}
        </span>
      )}
      {count > 1 && (
        <PlainLink
          className={styles.repeat}
          href={href()}
          tabIndex={tabIndex}
          aria-label={t('repeatTitle', { count, caller })}
          title={t('repeatTitle', { count, caller })}
        >
          {t('repeatMark', { count })}
        </PlainLink>
      )}
    </span>
  )
}

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
    <div className={chipStyles.groups}>
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
