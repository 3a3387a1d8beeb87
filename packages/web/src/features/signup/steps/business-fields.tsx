import { RegistrationBusinessNameMaxLength, RegistrationBusinessWebsiteMaxLength } from '@lineboard/contract/limits'
import { dialCode, phoneMask } from '@lineboard/sdk/phone'
import { countries } from '@lineboard/sdk/reference/countries'
import { industries } from '@lineboard/sdk/reference/industries'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { locale } from '../../../lib/messages.ts'
import { industryName } from '../../../lib/reference/industries.messages.ts'
import { PlainField } from '../../../ui/plain-field.tsx'
import { ChoiceField } from '../fields/choice-field.tsx'
import { PhoneField } from '../fields/phone-field.tsx'
import type { Profile } from '../machine/sign-up-state.ts'
import { t } from '../signup.messages.ts'
import { FieldSection } from './field-section.tsx'
import { useProfileField } from './use-profile-field.ts'

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
