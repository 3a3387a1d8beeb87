import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useMemo } from 'react'
import { choiceTexts } from '../../ui/choice-texts.ts'
import { t } from './reports.messages.ts'
import styles from './reports.module.css'

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
        slotProps={{ listbox: { 'aria-label': label, 'aria-labelledby': undefined } }}
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
