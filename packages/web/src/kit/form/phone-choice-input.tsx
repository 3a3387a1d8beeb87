import { parsePhone } from '@lineboard/sdk/phone'
import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useController, useFormContext } from 'react-hook-form'
import { phoneHome } from '../../state/own-phone-country.ts'
import type { ListId } from '../operation-ids.ts'
import { Field, type FieldProps } from './field.tsx'
import { phoneHint, useFormHome } from './phone-input.tsx'
import type { Lookup } from './relation-choice.tsx'
import styles from './relation-input.module.css'
import { optionOf, type RelationOption } from './relation-option.ts'
import { useSearchingField } from './use-lookup.ts'

interface PhoneChoiceInputProps<Id extends ListId>
  extends Omit<FieldProps, 'hint'>,
    Pick<Lookup<Id>, 'list' | 'textField' | 'alsoField' | 'where'> {}

/** A phone number: one of a list, found by its digits or its name, or any other as people type it. The value is its text. */
export function PhoneChoiceInput<Id extends ListId>({
  list,
  textField,
  alsoField,
  where,
  ...props
}: PhoneChoiceInputProps<Id>) {
  const { control } = useFormContext()
  const { field } = useController({ control, name: props.name })
  const { rows, field: searching } = useSearchingField({
    list,
    field: textField,
    phoneField: textField,
    also: alsoField && [alsoField],
    where,
  })
  const text = typeof field.value === 'string' ? field.value : ''
  const home = useFormHome(text)
  return (
    <Field {...props} hint={phoneHint(text, home)}>
      {({ id, readOnly, invalid, aria }) => (
        <Autocomplete<RelationOption, false, false, true>
          id={id}
          {...searching}
          freeSolo
          // Enter keeps the number as it was typed.
          autoHighlight={false}
          forcePopupIcon={!readOnly}
          readOnly={readOnly}
          value={null}
          inputValue={text}
          options={rows.map((row) => optionOf(row, { textField, isPhone: true, alsoField }))}
          // The text is what counts: no option is the one that is chosen.
          isOptionEqualToValue={() => false}
          getOptionKey={(option) => (typeof option === 'string' ? option : option.id)}
          getOptionLabel={(option) => (typeof option === 'string' ? option : option.text)}
          renderOption={({ key, ...optionProps }, option) => (
            <li key={key} {...optionProps}>
              <span className={styles.text}>{option.text}</span>
              <span className={styles.note}>{option.note}</span>
            </li>
          )}
          onChange={(_event, chosen) => field.onChange(typeof chosen === 'string' ? chosen : (chosen?.text ?? ''))}
          onInputChange={(event, typed, reason) => {
            searching.onInputChange(event, typed, reason)
            if (reason === 'input' || reason === 'clear') field.onChange(typed)
          }}
          onBlur={() => {
            // As one of the country that it is read by: what saves it knows of no other than one's own.
            const { isValid, international } = parsePhone(text, home)
            if (home !== phoneHome() && isValid) field.onChange(international)
            field.onBlur()
          }}
          renderInput={({ slotProps }) => (
            <OutlinedInput
              {...slotProps.input}
              type="tel"
              size="small"
              fullWidth
              error={invalid}
              inputRef={field.ref}
              inputProps={{ ...slotProps.htmlInput, ...aria }}
            />
          )}
        />
      )}
    </Field>
  )
}
