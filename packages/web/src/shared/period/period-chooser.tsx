import { type Period, periodModes } from '@lineboard/sdk'
import MenuItem from '@mui/material/MenuItem'
import MenuList from '@mui/material/MenuList'
import type { Locale } from 'date-fns/locale'
import { enUS } from 'date-fns/locale/en-US'
import { useEffect, useEffectEvent, useState } from 'react'
import { loadOnce, useLoaded } from '../../browser/lazy.ts'
import type { Language } from '../../lib/languages.ts'
import { language } from '../../lib/messages.ts'
import { formatTimeZone } from '../../state/time-zone-name.ts'
import { t } from './period.messages.ts'
import styles from './period-chooser.module.css'
import { periodName } from './period-name.ts'

const locales: Readonly<Record<Language, () => Promise<Locale>>> = {
  // The calendar brings it in any case.
  en: async () => enUS,
  de: async () => (await import('date-fns/locale/de')).de,
  es: async () => (await import('date-fns/locale/es')).es,
  ar: async () => (await import('date-fns/locale/ar')).ar,
}

/** Names of months and days, as the calendar has them, in the language of the page. */
const loadCalendarLocale = (): Promise<Locale> => locales[language]()

// The pickers weigh more than the rest of the list; they come when somebody opens the choice of periods.
const pickers = loadOnce(async () => {
  const [{ MonthPicker, RangePicker }, locale] = await Promise.all([
    import('./period-pickers.tsx'),
    loadCalendarLocale(),
  ])
  return { MonthPicker, RangePicker, locale }
})

interface PeriodChooserProps {
  period: Period | undefined
  onChoose: (period: Period | undefined) => void
  /** The choice takes more room than before. */
  onResize: () => void
  /** What the time zone is called that the days are of. @default that of the person */
  zone?: string
}

const withPicker = ['range', 'month'] as const
type Picked = (typeof withPicker)[number]

/** The ways to name a span of days, and all time. A range and a month are picked beside them. */
export function PeriodChooser({ period, onChoose, onResize, zone = formatTimeZone() }: PeriodChooserProps) {
  const [picked, setPicked] = useState<Picked | undefined>(() => withPicker.find((mode) => mode === period?.mode))
  useEffect(() => {
    void pickers.load().catch(() => undefined)
  }, [])
  const handleResize = useEffectEvent(onResize)
  useEffect(() => {
    if (picked) handleResize()
  }, [picked])
  const isChosen = (mode: Period['mode']) => (picked ? picked === mode : period?.mode === mode)
  return (
    <div className={styles.chooser}>
      <MenuList dense autoFocusItem className={styles.modes}>
        {periodModes
          .filter((mode) => mode !== 'range' && mode !== 'month')
          .map((mode) => (
            <MenuItem key={mode} selected={isChosen(mode)} onClick={() => onChoose({ mode })}>
              {periodName({ mode })}
            </MenuItem>
          ))}
        {withPicker.map((mode) => (
          <MenuItem
            key={mode}
            selected={isChosen(mode)}
            aria-expanded={picked === mode}
            onClick={() => setPicked(mode)}
          >
            {t(`${mode}`)}
          </MenuItem>
        ))}
        <MenuItem selected={!period && !picked} onClick={() => onChoose(undefined)}>
          {t('all')}
        </MenuItem>
      </MenuList>
      {picked && <Pickers mode={picked} period={period?.mode === picked ? period : undefined} onChoose={onChoose} />}
      <p className={styles.zone}>{t('zone', { zone })}</p>
    </div>
  )
}

interface PickersProps {
  mode: Picked
  period: Period | undefined
  onChoose: (period: Period) => void
}

function Pickers({ mode, ...rest }: PickersProps) {
  const { value, failed } = useLoaded(pickers)
  if (!value) return <div className={styles.picker}>{failed ? t('failed') : t('loading')}</div>
  const { MonthPicker, RangePicker, locale } = value
  const Picker = mode === 'month' ? MonthPicker : RangePicker
  return (
    <div className={styles.picker}>
      <Picker locale={locale} {...rest} />
    </div>
  )
}
