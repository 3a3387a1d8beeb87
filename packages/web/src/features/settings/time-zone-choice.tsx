import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import { loadOnce, useLoaded } from '../../browser/load-once.ts'
import { browserTimeZone } from '../../state/dates.ts'
import { t } from './settings.messages.ts'
import styles from './time-zone-choice.module.css'

interface TimeZoneChoiceProps {
  id: string
  hintId: string
  /** IANA name; undefined for that of the browser. */
  value: string | undefined
  onChange: (timeZone: string | undefined) => void
}

interface Choice {
  /** IANA name; empty for that of the browser. */
  name: string
  label: string
  places: string
  words: string
}

// Places and names of all zones are some 20 kB: they come when somebody looks for one.
const zones = loadOnce(async () => {
  const { foundTimeZones, presentName, timeZoneChoices } = await import('./time-zones.ts')
  return { foundTimeZones, presentName, choices: timeZoneChoices(new Date()) }
})

const browser = ''
const spaced = (name: string) => name.replaceAll('_', ' ')

/** Chooses a time zone by city, country, abbreviation, name or offset; the first choice leaves it to the browser. */
export function TimeZoneChoice({ id, hintId, value, onChange }: TimeZoneChoiceProps) {
  const [isWanted, setWanted] = useState(false)
  const { value: known, failed } = useLoaded(zones, isWanted)
  const nameOf = (name: string) => known?.presentName(name) ?? name
  const ofBrowser: Choice = {
    name: browser,
    label: t('region.browserZone', { zone: spaced(nameOf(browserTimeZone())) }),
    places: '',
    words: 'browser',
  }
  const choices: readonly Choice[] = [ofBrowser, ...(known?.choices ?? [])]
  const name = value === undefined ? browser : nameOf(value)
  const chosen = choices.find((choice) => choice.name === name) ?? {
    name,
    label: spaced(name),
    places: '',
    words: '',
  }
  const bring = () => setWanted(true)
  return (
    <Autocomplete<Choice, false, true>
      id={id}
      size="small"
      disableClearable
      // Inside the page, so that it belongs to a landmark.
      disablePortal
      loading={!known && !failed}
      loadingText={t('region.loadingZones')}
      options={choices}
      value={chosen}
      getOptionKey={(choice) => choice.name}
      getOptionLabel={({ label }) => label}
      isOptionEqualToValue={(one, other) => one.name === other.name}
      filterOptions={(all, { inputValue }) =>
        inputValue === chosen.label ? all : (known?.foundTimeZones(all, inputValue) ?? all)
      }
      noOptionsText={failed ? t('region.zonesFailed') : t('region.noZone')}
      onOpen={bring}
      onFocus={bring}
      onChange={(_, { name: wanted }) => onChange(wanted === browser ? undefined : wanted)}
      renderOption={({ key, ...props }, { label, places }) => (
        <li key={key} {...props}>
          <span className={styles.choice}>
            {label}
            {places && <small>{places}</small>}
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
