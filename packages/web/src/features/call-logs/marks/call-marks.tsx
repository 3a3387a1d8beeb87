import type { components } from '@lineboard/contract'
import { and } from '@lineboard/sdk'
import Block from '@mui/icons-material/Block'
import { useMemo } from 'react'
import { Link } from 'wouter'
import { useCall } from '../../../data/use-call.ts'
import { usePhoneFormat } from '../../../parts/phone/format-phone.ts'
import type { MarksProps } from '../../../resource/marks.ts'
import { t } from '../call-logs.messages.ts'
import styles from './call-marks.module.css'
import { callersOf, callsByCaller, isBlocked } from './callers.ts'

type CallLog = components['schemas']['CallLog']

/** Calls looked through for callers that called again: beyond it nobody counts them one by one. */
const MAX_COUNTED = 1000

/** What is asked about the callers of a page: one request each, whichever row asks first. */
function usePageOfCallers(rows: readonly object[], where: object) {
  // The list of calls has no other rows.
  const numbers = useMemo(() => callersOf(rows as readonly CallLog[]), [rows])
  const among = numbers.length > 0 ? { callerNumber: { inq: numbers } } : undefined
  const calls = useCall(
    'CallLog.find',
    among
      ? { filter: { where: and<CallLog>(where, among), fields: ['id', 'callerNumber'], limit: MAX_COUNTED } }
      : null,
    { silent: true, revalidateIfStale: false },
  ).data
  const blocked = useCall(
    'BlacklistNumber.find',
    numbers.length > 0 ? { filter: { where: { number: { inq: [...numbers] } } } } : null,
    { silent: true, revalidateIfStale: false },
  ).data
  return { calls, blocked }
}

/** Whether the caller calls for the first time, again, or is blocked. */
export function Marks({ row, rows, where, tabIndex, only }: MarksProps) {
  const formatPhone = usePhoneFormat()
  const { calls, blocked } = usePageOfCallers(rows, where)
  const call = row as CallLog
  const { callerNumber } = call
  const caller = formatPhone(callerNumber)
  const counted = calls && calls.length < MAX_COUNTED ? callsByCaller(calls).get(callerNumber) : undefined
  const isRepeated = counted !== undefined && counted > 1
  return (
    <span className={styles.marks}>
      {blocked && isBlocked(call, blocked) && (
        <span
          role="img"
          className={styles.blocked}
          aria-label={t('blockedTitle', { caller })}
          title={t('blockedTitle', { caller })}
        >
          <Block fontSize="inherit" />
        </span>
      )}
      {call.firstTimeCaller && (
        <span className={styles.first} title={t('firstTimeTitle')}>
          {t('firstTimeMark')}
        </span>
      )}
      {isRepeated && (
        <Link
          className={styles.repeat}
          href={only('callerNumber', callerNumber)}
          tabIndex={tabIndex}
          aria-label={t('repeatTitle', { count: counted, caller })}
          title={t('repeatTitle', { count: counted, caller })}
        >
          {t('repeatMark', { count: counted })}
        </Link>
      )}
    </span>
  )
}
