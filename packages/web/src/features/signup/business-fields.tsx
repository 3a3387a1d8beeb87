import { RegistrationBusinessNameMaxLength, RegistrationBusinessWebsiteMaxLength } from '@lineboard/contract/limits'
import { dialCode, phoneMask } from '@lineboard/sdk/phone'
import { countries } from '@lineboard/sdk/reference/countries'
import { industries } from '@lineboard/sdk/reference/industries'
import { type ChangeEvent, type Ref, useLayoutEffect, useRef } from 'react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { locale } from '../../lib/messages.ts'
import { industryName } from '../../lib/reference/industries.messages.ts'
import { PlainField } from '../../ui/plain-field.tsx'
import { assignRef, ChoiceField } from './choice-field.tsx'
import { FieldSection, useProfileField } from './field-section.tsx'
import { caretAfter, digitsBefore, maskPhone } from './phone-mask.ts'
import type { Profile } from './sign-up-state.ts'
import { t } from './signup.messages.ts'

interface PhoneFieldProps {
  value: string
  mask: string | undefined
  dialCode: string | undefined
  placeholder: string | undefined
  error: string | undefined
  inputRef: Ref<HTMLInputElement>
  onChange: (value: string) => void
  onBlur: () => void
}

/** A phone number that takes the shape of its country's numbers while it is typed. */
function PhoneField({ value, mask, dialCode, placeholder, error, inputRef, onChange, onBlur }: PhoneFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)

  useLayoutEffect(() => {
    // A text that is set from outside sends the caret to its end.
    if (caret.current === undefined) return
    input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const text = maskPhone(target.value, mask)
    const at = target.selectionStart ?? target.value.length
    const isAtEnd = at === target.value.length
    caret.current = isAtEnd ? text.length : caretAfter(text, digitsBefore(target.value, at))
    onChange(text)
  }

  return (
    <PlainField
      ref={(element) => {
        input.current = element
        assignRef(inputRef, element)
      }}
      label={dialCode ? t('profile.phoneIn', { dialCode }) : t('profile.phone')}
      name="phone"
      type="tel"
      autoComplete="tel-national"
      required
      placeholder={placeholder}
      value={value}
      onChange={handleChange}
      onBlur={onBlur}
      error={error}
    />
  )
}

const industryChoices = industries
  .map((industry) => ({ value: industry.key, label: industryName(industry) }))
  .toSorted((a, b) => a.label.localeCompare(b.label, locale))

/** What the business is, and how it is reached. */
export function BusinessFields() {
  const { control } = useFormContext<Profile>()
  const country = useWatch<Profile, 'country'>({ name: 'country' })
  const field = useProfileField()
  return (
    <>
      <FieldSection title={t('profile.information')}>
        <PlainField
          {...field('businessName')}
          autoComplete="organization"
          maxLength={RegistrationBusinessNameMaxLength}
        />
        <Controller
          control={control}
          name="industry"
          render={({ field: { name, value, ref, onChange, onBlur } }) => (
            <ChoiceField
              label={t('profile.optional', { label: t('profile.industry') })}
              name={name}
              value={value}
              choices={industryChoices}
              onChange={onChange}
              onBlur={onBlur}
              inputRef={ref}
            />
          )}
        />
      </FieldSection>
      <FieldSection title={t('profile.contacts')}>
        <Controller
          control={control}
          name="phone"
          render={({ field: { value, ref, onChange, onBlur }, fieldState }) => (
            <PhoneField
              value={value}
              mask={phoneMask(country)}
              dialCode={dialCode(country)}
              placeholder={countries.find(({ code }) => code === country)?.placeholder}
              error={fieldState.error?.message}
              inputRef={ref}
              onChange={onChange}
              onBlur={onBlur}
            />
          )}
        />
        <PlainField
          {...field('website')}
          type="url"
          inputMode="url"
          autoComplete="url"
          maxLength={RegistrationBusinessWebsiteMaxLength}
        />
      </FieldSection>
    </>
  )
}
