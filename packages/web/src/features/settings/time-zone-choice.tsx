import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import { loadOnce, useLoaded } from '../../browser/lazy.ts'
import { browserTimeZone } from '../../state/dates.ts'
import { choiceTexts } from '../../ui/choice-group.tsx'
import { t } from './settings.messages.ts'
import styles from './time-zone-choice.module.css'

interface TimeZoneChoiceProps {
  id: string
  hintId: string
  /** IANA name; undefined for that of the browser. */
  value: string | undefined
  onChange: (timeZone: string | undefined) => void
}

// Places and names of all zones are some 20 kB: they come when somebody looks for one.
const zones = loadOnce(async () => {
  const { foundTimeZones, presentName, timeZoneChoices } = await import('./settings-panels.ts')
  const choices = timeZoneChoices(new Date())
  return { foundTimeZones, presentName, choices, byName: new Map(choices.map((choice) => [choice.name, choice])) }
})

const browser = ''
const spaced = (name: string) => name.replaceAll('_', ' ')

/** Chooses a time zone by city, country, abbreviation, name or offset; the first choice leaves it to the browser. */
export function TimeZoneChoice({ id, hintId, value, onChange }: TimeZoneChoiceProps) {
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
          <span className={styles.choice}>
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
