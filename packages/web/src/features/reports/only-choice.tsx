import { contains, holdsText } from '@lineboard/sdk'
import { useMemo, useState } from 'react'
import { useParameter } from '../../browser/use-parameter.ts'
import { useCall } from '../../data/use-call.ts'
import { formatPhone } from '../../shared/phone/format-phone.ts'
import { useMay } from '../../state/may.ts'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { FoundChoice } from './found-choice.tsx'
import { MOST_OFFERED, type OnlyPartProps } from './only-part.ts'
import type { AskedReport } from './report-address.ts'
import { t } from './reports.messages.ts'
import styles from './reports.module.css'
import { useOnlyNames } from './use-only-names.ts'

/** Narrows the report to a tracking number. */
function NumberChoice({ only, customerId }: OnlyPartProps) {
  const [typed, setTyped] = useState('')
  const put = useParameter('number')
  const { number: label } = useOnlyNames(only)
  const value = only?.trackingNumber
  const digits = typed.replace(/\D/g, '')
  const { data = [] } = useCall(
    'OpNumber.find',
    {
      filter: {
        where: {
          ...(digits && { tracking_number: contains(digits) }),
          ...(customerId !== undefined && { customerId }),
        },
        fields: ['id', 'tracking_number'],
        order: 'tracking_number ASC',
        limit: MOST_OFFERED,
      },
    },
    { silent: true, keepPreviousData: true },
  )
  const chosen = useMemo(() => (value && label ? { value, label } : undefined), [value, label])
  return (
    <FoundChoice
      label={t('overview.trackingNumber')}
      none={t('only.allNumbers')}
      chosen={chosen}
      found={data.map(({ tracking_number }) => ({ value: tracking_number, label: formatPhone(tracking_number) }))}
      isTyped={typed !== ''}
      onType={setTyped}
      onChoose={put}
    />
  )
}

/** Narrows the report to a tracking source. */
function SourceChoice({ only, customerId }: OnlyPartProps) {
  const [typed, setTyped] = useState('')
  const put = useParameter('source')
  const { source } = useOnlyNames(only)
  const id = only?.trackingSourceId
  const { data = [] } = useCall(
    'TrackingSource.find',
    {
      filter: {
        where: { ...(typed && { name: contains(typed) }), ...(customerId !== undefined && { customerId }) },
        fields: ['id', 'name'],
        order: 'name ASC',
        limit: MOST_OFFERED,
      },
    },
    { silent: true, keepPreviousData: true },
  )
  const chosen = useMemo(
    () => (id === undefined || !source ? undefined : { value: String(id), label: source }),
    [id, source],
  )
  return (
    <FoundChoice
      label={t('overview.source')}
      none={t('only.allSources')}
      chosen={chosen}
      found={data
        .filter(({ name }) => holdsText(name, typed))
        .map(({ id, name }) => ({ value: String(id), label: name }))}
      isTyped={typed !== ''}
      onType={setTyped}
      onChoose={put}
    />
  )
}

const firstTimes = [
  { value: '', label: t('only.everybody') },
  { value: 'yes', label: t('only.yes') },
  { value: 'no', label: t('only.no') },
]

const answerOf = (first: boolean | undefined) => (first === undefined ? '' : first ? 'yes' : 'no')

/** Which calls the report counts: of a source, to a number, of first-time callers. Only for who may see the calls. */
export function OnlyChoice({ asked }: { asked: AskedReport }) {
  const putFirst = useParameter('firstTime')
  const [mayCount, seesSources, seesNumbers] = [
    useMay('CallLog.find'),
    useMay('TrackingSource.find'),
    useMay('OpNumber.find'),
  ]
  if (!mayCount) return null
  const { only, customerId } = asked.question
  return (
    <>
      {seesSources && <SourceChoice only={only} customerId={customerId} />}
      {seesNumbers && <NumberChoice only={only} customerId={customerId} />}
      <PlainSelect
        className={styles.compare}
        label={t('only.callers')}
        value={answerOf(only?.firstTimeCaller)}
        options={firstTimes}
        onChange={({ target }) => putFirst(target.value)}
      />
    </>
  )
}
