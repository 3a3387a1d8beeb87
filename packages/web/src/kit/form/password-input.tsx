import Visibility from '@mui/icons-material/Visibility'
import VisibilityOff from '@mui/icons-material/VisibilityOff'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { RoundButton } from '../../ui/round-button.tsx'
import { t } from '../resource.messages.ts'
import { Field, type FieldProps } from './field.tsx'
import { PasswordStrength } from './password-strength.tsx'

export type PasswordInputProps<Name extends string = string> = FieldProps<Name>

/** A new password, hidden unless the person asks to see it, with how strong it is; browsers offer to make one up. */
export function PasswordInput(props: PasswordInputProps) {
  const { register } = useFormContext()
  const typed: unknown = useWatch({ name: props.name })
  const [isShown, setShown] = useState(false)
  const { ref, ...registered } = register(props.name)
  const label = t(isShown ? 'form.hidePassword' : 'form.showPassword')
  return (
    <Field {...props}>
      {({ id, readOnly, invalid, aria }) => (
        <>
          <OutlinedInput
            id={id}
            type={isShown ? 'text' : 'password'}
            size="small"
            fullWidth
            error={invalid}
            readOnly={readOnly}
            inputRef={ref}
            inputProps={{ ...aria, autoComplete: 'new-password', autoCapitalize: 'none', spellCheck: false }}
            endAdornment={
              <InputAdornment position="end">
                <RoundButton isAtEnd size="small" label={label} onClick={() => setShown(!isShown)}>
                  {isShown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
                </RoundButton>
              </InputAdornment>
            }
            {...registered}
          />
          {!readOnly && typeof typed === 'string' && <PasswordStrength password={typed} />}
        </>
      )}
    </Field>
  )
}

export type CurrentPasswordInputProps<Name extends string = string> = FieldProps<Name>

/** The password as it is, which shows who changes it: browsers fill it in, and nothing is made up. */
export function CurrentPasswordInput(props: CurrentPasswordInputProps) {
  const { register } = useFormContext()
  const { ref, ...registered } = register(props.name)
  return (
    <Field {...props}>
      {({ id, readOnly, invalid, aria }) => (
        <OutlinedInput
          id={id}
          type="password"
          size="small"
          fullWidth
          error={invalid}
          readOnly={readOnly}
          inputRef={ref}
          inputProps={{ ...aria, autoComplete: 'current-password', autoCapitalize: 'none', spellCheck: false }}
          {...registered}
        />
      )}
    </Field>
  )
}
