import { type DateFormat, dateFormats, formatDay } from '@lineboard/sdk'
import { useId } from 'react'
import { languageIds, languages } from '../../lib/languages.ts'
import { language, locale } from '../../lib/messages.ts'
import { numberFormats, type TimeFormat, timeFormats } from '../../lib/region.ts'
import { TimeZoneChoice } from '../../shared/zones/time-zone-choice.tsx'
import { browserTimeZone, formatDateTime, timeZone } from '../../state/dates.ts'
import { region } from '../../state/ui-settings-store.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import styles from './region-section.module.css'
import { Section } from './section.tsx'
import { t } from './settings.messages.ts'
import { isSameRegion, type useSettings, usualRegion } from './use-settings.ts'

/** Five past two in the afternoon, as the language of the page writes it with 12 or 24 hours: what there is to choose from. */
export const exampleTime = (timeFormat: TimeFormat): string =>
  new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: timeFormat === '24h' ? 'h23' : 'h12',
    timeZone: 'UTC',
  }).format(Date.UTC(2000, 0, 1, 14, 5))

type Props = Pick<ReturnType<typeof useSettings>, 'settings' | 'change' | 'changeLanguage'>

/** A day whose parts can't be taken for one another. */
const exampleDay = '2026-03-25'

const exampleOf = (format: DateFormat) => formatDay(exampleDay, format)

/** Offers the formats that are usual in the language, where others are set; nothing in English, which people of all countries read. */
function UsualFormats({ settings, change }: Pick<Props, 'settings' | 'change'>) {
  const usual = usualRegion(language)
  if (language === 'en' || isSameRegion(region(settings), usual)) return null
  const { dateFormat, timeFormat, numberFormat } = usual
  const examples = { day: exampleOf(dateFormat), time: exampleTime(timeFormat), number: numberFormat }
  return (
    <p className={styles.offer}>
      {t('region.usual', examples)}
      <Button size="small" variant="outlined" onClick={() => change(usual)}>
        {t('region.useUsual')}
      </Button>
    </p>
  )
}

/** In which language the app is read, how dates, times and numbers are written, when the week starts, and in which time zone everything is shown. */
export function RegionSection({ settings, change, changeLanguage }: Props) {
  const zoneId = useId()
  const hintId = useId()
  const { dateFormat, timeFormat, weekendFormat, numberFormat } = region(settings)
  return (
    <Section part="region" title={t('region.title')}>
      <ChoiceGroup
        label={t('region.language')}
        hint={t('region.languageHint')}
        value={settings.language ?? language}
        choices={languageIds.map((value) => ({ value, label: <bdi lang={value}>{languages[value].name}</bdi> }))}
        onChange={changeLanguage}
      />
      <div>
        <label id={`${zoneId}-label`} htmlFor={zoneId} className={styles.label}>
          {t('region.timeZone')}
        </label>
        <TimeZoneChoice
          id={zoneId}
          hintId={hintId}
          usual={{ zone: browserTimeZone(), label: (zone) => t('region.browserZone', { zone }) }}
          value={settings.timezone}
          // A text, not a missing value: that is how other programs know that the browser decides.
          onChange={(timezone) => change({ timezone: timezone ?? '' })}
        />
        <p id={hintId} className={styles.hint}>
          {t('region.timeZoneHint', { now: formatDateTime(Date.now(), { zone: true }) })}
          {timeZone() === browserTimeZone() ? '' : ` (${timeZone()})`}
        </p>
      </div>
      <UsualFormats settings={settings} change={change} />
      <ChoiceGroup
        label={t('region.dateFormat')}
        value={dateFormat}
        choices={dateFormats.map((value) => ({
          value,
          label: (
            <span>
              {value} <span className={styles.example}>{exampleOf(value)}</span>
            </span>
          ),
        }))}
        onChange={(chosen) => change({ dateFormat: chosen })}
      />
      <ChoiceGroup
        label={t('region.timeFormat')}
        value={timeFormat}
        choices={timeFormats.map((value) => ({
          value,
          label: t(`region.timeFormats.${value}`, { example: exampleTime(value) }),
        }))}
        onChange={(chosen) => change({ timeFormat: chosen })}
      />
      <ChoiceGroup
        label={t('region.numberFormat')}
        value={numberFormat}
        choices={numberFormats.map((value) => ({ value, label: <span className="tabular">{value}</span> }))}
        onChange={(chosen) => change({ numberFormat: chosen })}
      />
      <ChoiceGroup<0 | 1>
        label={t('region.weekStart')}
        value={weekendFormat}
        choices={[
          { value: 0, label: t('region.sunday') },
          { value: 1, label: t('region.monday') },
        ]}
        onChange={(chosen) => change({ weekendFormat: chosen })}
      />
    </Section>
  )
}
