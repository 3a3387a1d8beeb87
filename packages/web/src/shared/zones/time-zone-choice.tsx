import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import { loadOnce, useLoaded } from '../../browser/lazy.ts'
import { choiceTexts } from '../../ui/choice-group.tsx'
import { t } from './time-zone-choice.messages.ts'
import styles from './time-zone-choice.module.css'

interface TimeZoneChoiceProps {
  id: string
  /** What explains the choice, where something does. */
  hintId?: string
  /** The zone that is meant where none is chosen, and how that choice is called. */
  usual: { zone: string; label: (zone: string) => string }
  /** IANA name; undefined for the usual one. */
  value: string | undefined
  onChange: (timeZone: string | undefined) => void
}

// Places and names of all zones are some 20 kB: they come when somebody looks for one.
const zones = loadOnce(async () => {
  const { foundTimeZones, presentName, timeZoneChoices } = await import('./time-zones.ts')
  const choices = timeZoneChoices(new Date())
  return { foundTimeZones, presentName, choices, byName: new Map(choices.map((choice) => [choice.name, choice])) }
})

const none = ''
const spaced = (name: string) => name.replaceAll('_', ' ')

/** Chooses a time zone by city, country, abbreviation, name or offset; the first choice is the usual one. */
export function TimeZoneChoice({ id, hintId, usual, value, onChange }: TimeZoneChoiceProps) {
  const [isWanted, setWanted] = useState(false)
  const { value: known, failed } = useLoaded(zones, isWanted)
  const nameOf = (name: string) => known?.presentName(name) ?? name
  const labelOf = (name: string) => {
    if (name === none) return usual.label(spaced(nameOf(usual.zone)))
    return known?.byName.get(name)?.label ?? spaced(name)
  }
  const chosen = value === undefined ? none : nameOf(value)
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
      loadingText={t('loading')}
      options={[none, ...names]}
      value={chosen}
      getOptionLabel={labelOf}
      filterOptions={(all, { inputValue }) =>
        inputValue === '' || inputValue === labelOf(chosen) ? all : found(inputValue)
      }
      noOptionsText={failed ? t('failed') : t('noneFound')}
      onOpen={bring}
      onFocus={bring}
      onChange={(_, wanted) => onChange(wanted === none ? undefined : wanted)}
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
          inputProps={{ ...slotProps.htmlInput, ...(hintId && { 'aria-describedby': hintId }) }}
        />
      )}
    />
  )
}
