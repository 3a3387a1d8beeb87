import { contains } from '@lineboard/sdk'
import type { CallsOnly } from '@lineboard/sdk/reports'
import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useMemo, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useParameter } from '../../browser/navigate.ts'
import { useCall } from '../../data/use-call.ts'
import { comma } from '../../lib/messages.ts'
import { formatPhone, usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { stillHolds } from '../../shared/still-holds.ts'
import { useMay } from '../../state/may.ts'
import { Button } from '../../ui/button.tsx'
import { choiceTexts } from '../../ui/choice-group.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { saysMore } from '../../ui/says-more.ts'
import type { AskedReport } from './report-address.ts'
import { t } from './reports.messages.ts'
import styles from './reports.module.css'

/** What a report is narrowed to, in words: the source by its name. */
function useOnlyNames({ trackingSourceId, trackingNumber, firstTimeCaller }: CallsOnly = {}) {
  usePhoneFormat()
  const { data } = useCall(
    'TrackingSource.find',
    trackingSourceId === undefined
      ? null
      : { filter: { where: { id: trackingSourceId }, fields: ['id', 'name'], limit: 1 } },
    { silent: true },
  )
  return {
    source: trackingSourceId === undefined ? undefined : (data?.[0]?.name ?? `#${trackingSourceId}`),
    number: trackingNumber && formatPhone(trackingNumber),
    firstTime: firstTimeCaller === undefined ? undefined : t(`only.${firstTimeCaller ? 'yes' : 'no'}`),
  }
}

/** Says what the report is narrowed to: also on paper, where nothing can be chosen. */
export function OnlyLine({ only }: { only: CallsOnly | undefined }) {
  const { source, number, firstTime } = useOnlyNames(only)
  const words = [
    source && t('only.sourceIs', { name: source }),
    number && t('only.numberIs', { number }),
    firstTime,
  ].filter(Boolean)
  if (words.length === 0) return null
  return <p className={styles.only}>{t('only.counts', { what: words.join(comma) })}</p>
}

/** Said where the period has none of the calls that the report is narrowed to: a link may come from somebody who sees others. */
export function OnlyEmpty() {
  const [path, navigate] = useLocation()
  const all = new URLSearchParams(useSearch())
  for (const name of ['source', 'number', 'firstTime']) all.delete(name)
  return (
    <EmptyState
      title={t('only.emptyTitle')}
      text={t('only.emptyText')}
      action={
        <Button variant="outlined" onClick={() => navigate(`${path}?${all}`)}>
          {t('only.countAll')}
        </Button>
      }
    />
  )
}

/** Rows offered at once; typing narrows them down. */
const MOST_OFFERED = 50

/** One of many: its value in the address, and what it is called. */
export interface Found {
  value: string
  label: string
}

interface FoundChoiceProps {
  label: string
  /** What choosing none is called. */
  none: string
  chosen: Found | undefined
  found: readonly Found[]
  isTyped: boolean
  onType: (text: string) => void
  onChoose: (value: string) => void
}

/** Chooses one of many by its name; the first choice is none. */
export function FoundChoice({ label, none, chosen, found, isTyped, onType, onChoose }: FoundChoiceProps) {
  // The same object as long as it says the same: another one takes back what is being typed.
  const nothing: Found = useMemo(() => ({ value: '', label: none }), [none])
  return (
    <div className={styles.found}>
      <span aria-hidden="true">{label}</span>
      <Autocomplete<Found, false, true>
        {...choiceTexts}
        size="small"
        disableClearable
        autoHighlight={isTyped}
        slotProps={{
          listbox: { 'aria-label': label, 'aria-labelledby': undefined, ...saysMore(found.length >= MOST_OFFERED) },
        }}
        options={[...(isTyped ? [] : [nothing]), ...found]}
        filterOptions={(all) => all}
        value={chosen ?? nothing}
        noOptionsText={t('only.noMatch')}
        getOptionKey={({ value }) => value}
        isOptionEqualToValue={(a, b) => a.value === b.value}
        onInputChange={(_, text, reason) => onType(reason === 'input' ? text.trim() : '')}
        onChange={(_, option) => onChoose(option.value)}
        renderInput={({ slotProps }) => (
          <OutlinedInput
            {...slotProps.input}
            size="small"
            fullWidth
            inputProps={{ ...slotProps.htmlInput, 'aria-label': label }}
          />
        )}
      />
    </div>
  )
}

/** What each choice of the calls that count is given. */
interface OnlyPartProps {
  only: CallsOnly | undefined
  /** Rows of this customer only are offered. */
  customerId: number | undefined
}

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
      found={data
        .filter(({ tracking_number }) => tracking_number.includes(digits))
        .map(({ tracking_number }) => ({ value: tracking_number, label: formatPhone(tracking_number) }))}
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
  const { data = [], isValidating } = useCall(
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
        .filter(({ name }) => stillHolds(name, typed, !isValidating))
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
