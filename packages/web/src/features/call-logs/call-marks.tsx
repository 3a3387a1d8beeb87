import type { components } from '@lineboard/contract'
import { and } from '@lineboard/sdk'
import Block from '@mui/icons-material/Block'
import { useCallback, useEffect, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { useCall } from '../../data/use-call.ts'
import type { MarkedPage, MarkRow } from '../../kit/list-options.ts'
import { usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { pending } from '../../state/pending-changes.ts'
import { PlainLink } from '../../ui/place-link.tsx'
import { t } from './call-logs.messages.ts'
import styles from './call-marks.module.css'
import { type Blocked, callersOf, callsByCaller, isBlocked, noteBlocked, pendingBlocks } from './callers.ts'

type CallLog = components['schemas']['CallLog']

/** Calls looked through for callers that called again: beyond it nobody counts them one by one. */
const MAX_COUNTED = 1000

const noCounts: ReadonlyMap<string, number> = new Map()
const noneBlocked: readonly Blocked[] = []

/** What is asked about the callers of a page: one request each. Not known while either is on its way. */
function usePageOfCallers(rows: readonly object[], where: object) {
  // The list of calls has no other rows.
  const numbers = useMemo(() => callersOf(rows as readonly CallLog[]), [rows])
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
    { silent: true, revalidateIfStale: false, isAside: true },
  )
  const isKnown = !calls.isLoading && !blocked.isLoading
  return useMemo(() => {
    const isCounted = isKnown && calls.data !== undefined && calls.data.length < MAX_COUNTED
    return {
      counts: isCounted ? callsByCaller(calls.data) : noCounts,
      blocked: (isKnown && blocked.data) || noneBlocked,
    }
  }, [isKnown, calls.data, blocked.data])
}

/** Marks calls whose caller calls for the first time, again, or is blocked. */
export function useMarks({ rows, where, only }: MarkedPage): MarkRow {
  const formatPhone = usePhoneFormat()
  const { counts, blocked: known } = usePageOfCallers(rows, where)
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
          isBlocked={isBlocked(call, blocked)}
          isFirst={call.firstTimeCaller === true}
          href={() => only('callerNumber', call.callerNumber)}
          tabIndex={tabIndex}
        />
      )
    },
    [formatPhone, counts, blocked, only],
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
          <Block fontSize="inherit" />
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
