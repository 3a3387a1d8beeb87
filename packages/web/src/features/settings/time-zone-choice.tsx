import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { browserTimeZone } from '../../state/dates.ts'
import { t } from './settings.messages.ts'
import { timeZoneChoices } from './time-zones.ts'

interface TimeZoneChoiceProps {
  id: string
  hintId: string
  /** IANA name; undefined for that of the browser. */
  value: string | undefined
  onChange: (timeZone: string | undefined) => void
}

const browser = ''

/** Chooses a time zone by its name or offset; the first choice leaves it to the browser. */
export function TimeZoneChoice({ id, hintId, value, onChange }: TimeZoneChoiceProps) {
  const choices = timeZoneChoices(new Date())
  const labelOf = (name: string) =>
    name === browser ? t('region.browserZone', { zone: browserTimeZone() }) : (choices.get(name) ?? name)
  return (
    <Autocomplete
      id={id}
      size="small"
      disableClearable
      // Inside the page, so that it belongs to a landmark.
      disablePortal
      options={[browser, ...choices.keys()]}
      value={value ?? browser}
      getOptionLabel={labelOf}
      noOptionsText={t('region.noZone')}
      onChange={(_, chosen) => onChange(chosen === browser ? undefined : chosen)}
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
