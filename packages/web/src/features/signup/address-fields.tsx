import {
  BusinessAddressCityMaxLength,
  BusinessAddressProvinceMaxLength,
  BusinessAddressStreetAddressMaxLength,
  BusinessAddressZipCodeMaxLength,
} from '@lineboard/contract/limits'
import { phoneMask } from '@lineboard/sdk/phone'
import { countries } from '@lineboard/sdk/reference/countries'
import { statesOf } from '@lineboard/sdk/reference/states'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { countriesByName } from '../../lib/own-names.ts'
import { stateName } from '../../lib/reference/states-us.messages.ts'
import { PlainField } from '../../ui/plain-field.tsx'
import { ChoiceField } from './choice-field.tsx'
import { FieldSection, useProfileField } from './field-section.tsx'
import { Flag } from './flag.tsx'
import { maskPhone } from './phone-mask.ts'
import styles from './profile-fields.module.css'
import type { Profile } from './sign-up-state.ts'
import { t } from './signup.messages.ts'

const countryChoices = countriesByName(countries).map(({ code, name }) => ({ value: code, label: name }))
const flagOf = (code: string) => <Flag code={code} />

/** Where the business is. Each country has provinces of its own; where none are known, the name is typed. */
export function AddressFields() {
  const { control, getValues, setValue, formState } = useFormContext<Profile>()
  const country = useWatch<Profile, 'country'>({ name: 'country' })
  const field = useProfileField()
  const provinces = statesOf(country).map((state) => ({
    value: state.name,
    label: stateName(country, state),
    code: state.code,
  }))

  function handleCountry(code: string): void {
    if (code === country) return
    setValue('country', code, { shouldDirty: true, shouldValidate: true })
    setValue('phone', maskPhone(getValues('phone'), phoneMask(code)), { shouldDirty: true })
    setValue('province', '', { shouldDirty: true, shouldValidate: formState.isSubmitted })
  }

  return (
    <FieldSection title={t('profile.address')}>
      <PlainField
        {...field('street')}
        autoComplete="street-address"
        maxLength={BusinessAddressStreetAddressMaxLength}
        className={styles.wide}
      />
      <PlainField {...field('city')} autoComplete="address-level2" maxLength={BusinessAddressCityMaxLength} />
      <Controller
        control={control}
        name="country"
        render={({ field: { name, value, ref, onBlur }, fieldState }) => (
          <ChoiceField
            label={t('profile.country')}
            name={name}
            value={value}
            choices={countryChoices}
            onChange={handleCountry}
            onBlur={onBlur}
            inputRef={ref}
            error={fieldState.error?.message}
            required
            autoComplete="country-name"
            picture={flagOf}
          />
        )}
      />
      <PlainField {...field('zipCode')} autoComplete="postal-code" maxLength={BusinessAddressZipCodeMaxLength} />
      {provinces.length === 0 ? (
        <PlainField {...field('province')} autoComplete="address-level1" maxLength={BusinessAddressProvinceMaxLength} />
      ) : (
        <Controller
          control={control}
          name="province"
          render={({ field: { name, value, ref, onChange, onBlur }, fieldState }) => (
            <ChoiceField
              key={country}
              label={t('profile.province')}
              name={name}
              value={value}
              choices={provinces}
              onChange={onChange}
              onBlur={onBlur}
              inputRef={ref}
              error={fieldState.error?.message}
              required
              autoComplete="address-level1"
            />
          )}
        />
      )}
    </FieldSection>
  )
}
