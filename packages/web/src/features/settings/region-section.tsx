import { type DateFormat, dateFormats, formatDay } from '@lineboard/sdk'
import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, useState } from 'react'
import { loadOnce, useLoaded } from '../../browser/lazy.ts'
import { languageIds, languages } from '../../lib/languages.ts'
import { language, locale } from '../../lib/messages.ts'
import { numberFormats, type TimeFormat, timeFormats } from '../../lib/region.ts'
import { browserTimeZone, formatDateTime, timeZone } from '../../state/dates.ts'
import { region } from '../../state/ui-settings-store.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceGroup, choiceTexts } from '../../ui/choice-group.tsx'
import styles from './region-section.module.css'
import { Section } from './section.tsx'
import { t } from './settings.messages.ts'
import zoneStyles from './time-zone-choice.module.css'
import { isSameRegion, type useSettings, usualRegion } from './use-settings.ts'

interface TimeZoneChoiceProps {
  id: string
  hintId: string
  /** IANA name; undefined for that of the browser. */
  value: string | undefined
  onChange: (timeZone: string | undefined) => void
}

// Places and names of all zones are some 20 kB: they come when somebody looks for one.
const zones = loadOnce(async () => {
  const { foundTimeZones, presentName, timeZoneChoices } = await import('./settings-panels.tsx')
  const choices = timeZoneChoices(new Date())
  return { foundTimeZones, presentName, choices, byName: new Map(choices.map((choice) => [choice.name, choice])) }
})

const browser = ''
const spaced = (name: string) => name.replaceAll('_', ' ')

/** Chooses a time zone by city, country, abbreviation, name or offset; the first choice leaves it to the browser. */
function TimeZoneChoice({ id, hintId, value, onChange }: TimeZoneChoiceProps) {
  const [isWanted, setWanted] = useState(false)
  const { value: known, failed } = useLoaded(zones, isWanted)
  const nameOf = (name: string) => known?.presentName(name) ?? name
  const labelOf = (name: string) => {
    if (name === browser) return t('region.browserZone', { zone: spaced(nameOf(browserTimeZone())) })
    return known?.byName.get(name)?.label ?? spaced(name)
  }
  const chosen = value === undefined ? browser : nameOf(value)
  const names = known?.choices.map(({ name }) => name) ?? []
  const found = (typed: string) => (known ? known.foundTimeZones(known.choices, typed).map(({ name }) => name) : names)
  const bring = () => setWanted(true)
  return (
    <Autocomplete<string, false, true>
      id={id}
      {...choiceTexts}
      size="small"
      disableClearable
      autoHighlight
      // Inside the page, so that it belongs to a landmark.
      disablePortal
      loading={!known && !failed}
      loadingText={t('region.loadingZones')}
      options={[browser, ...names]}
      value={chosen}
      getOptionLabel={labelOf}
      filterOptions={(all, { inputValue }) =>
        inputValue === '' || inputValue === labelOf(chosen) ? all : found(inputValue)
      }
      noOptionsText={failed ? t('region.zonesFailed') : t('region.noZone')}
      onOpen={bring}
      onFocus={bring}
      onChange={(_, wanted) => onChange(wanted === browser ? undefined : wanted)}
      renderOption={({ key, ...props }, name) => (
        <li key={key} {...props}>
          <span className={zoneStyles.choice}>
            {labelOf(name)}
            <small>{known?.byName.get(name)?.places}</small>
          </span>
        </li>
      )}
      renderInput={({ slotProps }) => (
        <OutlinedInput
          {...slotProps.input}
          size="small"
          fullWidth
          inputProps={{ ...slotProps.htmlInput, 'aria-describedby': hintId }}
        />
      )}
    />
  )
}

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
      <div>
        <label id={`${zoneId}-label`} htmlFor={zoneId} className={styles.label}>
          {t('region.timeZone')}
        </label>
        <TimeZoneChoice
          id={zoneId}
          hintId={hintId}
          value={settings.timezone}
          // A text, not a missing value: that is how other programs know that the browser decides.
          onChange={(timezone) => change({ timezone: timezone ?? '' })}
        />
        <p id={hintId} className={styles.hint}>
          {t('region.timeZoneHint', { now: formatDateTime(Date.now(), { zone: true }) })}
          {timeZone() === browserTimeZone() ? '' : ` (${timeZone()})`}
        </p>
      </div>
    </Section>
  )
}
