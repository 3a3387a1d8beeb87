import type { Period } from '@lineboard/sdk'
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns'
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import type { Locale } from 'date-fns/locale'
import { type ReactNode, useState } from 'react'
import { weekStart } from '../../state/ui-settings-store.ts'
import { Button } from '../../ui/button.tsx'
import { t } from './period.messages.ts'
import { periodName } from './period-name.ts'
import styles from './period-pickers.module.css'

const two = (value: number) => String(value).padStart(2, '0')

/** The month a date of the calendar is in, as yyyy-mm. */
export const monthOf = (date: Date): string =>
  `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}`

/** The day of a date of the calendar, as yyyy-mm-dd. */
export const dayOf = (date: Date): string => `${monthOf(date)}-${two(date.getDate())}`

/** Date of the calendar for yyyy-mm-dd or yyyy-mm; null without one. */
export function toDate(day: string | undefined): Date | null {
  if (!day) return null
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

interface PickerProps {
  /** Names of months and days. */
  locale: Locale
  period: Period | undefined
  onChoose: (period: Period) => void
}

/** Picks a month of a year. */
export function MonthPicker({ locale, period, onChoose }: PickerProps) {
  return (
    <Calendars locale={locale}>
      <DateCalendar
        views={['year', 'month']}
        openTo="month"
        disableFuture
        defaultValue={toDate(period?.start)}
        onChange={(date, state) => date && state === 'finish' && onChoose({ mode: 'month', start: monthOf(date) })}
      />
    </Calendars>
  )
}

/** Picks the first and the last day of a span, one after the other. */
export function RangePicker({ locale, period, onChoose }: PickerProps) {
  const [start, setStart] = useState(period?.start)
  const [end, setEnd] = useState(period?.end)
  const [side, setSide] = useState<'start' | 'end'>('start')
  const isBackwards = start !== undefined && end !== undefined && end < start

  const pick = (day: string) => {
    if (side === 'end') return setEnd(day)
    setStart(day)
    setSide('end')
    if (end !== undefined && end < day) setEnd(undefined)
  }
  return (
    <Calendars locale={locale}>
      <div className={styles.sides}>
        <Side label={t('from')} day={start} isActive={side === 'start'} onPress={() => setSide('start')} />
        <Side label={t('to')} day={end} isActive={side === 'end'} onPress={() => setSide('end')} />
      </div>
      <DateCalendar
        key={side}
        value={toDate(side === 'start' ? start : (end ?? start))}
        onChange={(date) => date && pick(dayOf(date))}
        slotProps={{ day: ({ day }) => (isBetween(day, start, end) ? { className: styles.between } : {}) }}
      />
      <Button
        fullWidth
        variant="contained"
        disabled={!start || !end || isBackwards}
        onClick={() => start && end && onChoose({ mode: 'range', start, end })}
      >
        {isBackwards ? t('wrongOrder') : t('apply')}
      </Button>
    </Calendars>
  )
}

const isBetween = (day: Date, start = '', end = '') =>
  start !== '' && end !== '' && dayOf(day) >= start && dayOf(day) <= end

interface SideProps {
  label: string
  day: string | undefined
  isActive: boolean
  onPress: () => void
}

function Side({ label, day, isActive, onPress }: SideProps) {
  return (
    <button type="button" className={styles.side} aria-pressed={isActive} onClick={onPress}>
      <span>{label}</span>
      <strong>{day ? periodName({ mode: 'range', start: day, end: day }) : '–'}</strong>
    </button>
  )
}

const localeText = {
  previousMonth: t('calendar.previousMonth'),
  nextMonth: t('calendar.nextMonth'),
  calendarViewSwitchingButtonAriaLabel: (view: string) => t(view === 'year' ? 'calendar.toDays' : 'calendar.toYears'),
}

function Calendars({ locale, children }: Pick<PickerProps, 'locale'> & { children: ReactNode }) {
  const ownLocale = { ...locale, options: { ...locale.options, weekStartsOn: weekStart() } }
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={ownLocale} localeText={localeText}>
      {children}
    </LocalizationProvider>
  )
}
