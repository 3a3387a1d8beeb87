import {
  RegistrationFirstNameMaxLength,
  RegistrationLastNameMaxLength,
  RegistrationPasswordMaxLength,
} from '@lineboard/contract/limits'
import { useWatch } from 'react-hook-form'
import { PasswordStrength } from '../../../resource/form/password-strength.tsx'
import { PlainField } from '../../../ui/plain-field.tsx'
import { SecretField } from '../../../ui/secret-field.tsx'
import type { Profile } from '../machine/sign-up-state.ts'
import { t } from '../signup.messages.ts'
import styles from './profile-fields.module.css'
import { useProfileField } from './use-profile-field.ts'

/** The person: name and password. */
export function PersonFields() {
  const field = useProfileField()
  const password = useWatch<Profile, 'password'>({ name: 'password' })
  return (
    <fieldset className={styles.group} aria-label={t('profile.person')}>
      <PlainField
        {...field('firstName')}
        autoComplete="given-name"
        maxLength={RegistrationFirstNameMaxLength}
        autoFocus
      />
      <PlainField {...field('lastName')} autoComplete="family-name" maxLength={RegistrationLastNameMaxLength} />
      <SecretField
        {...field('password', 'confirmation')}
        autoComplete="new-password"
        maxLength={RegistrationPasswordMaxLength}
        showLabel={t('profile.showPassword')}
        hideLabel={t('profile.hidePassword')}
      />
      <SecretField
        {...field('confirmation')}
        autoComplete="new-password"
        maxLength={RegistrationPasswordMaxLength}
        showLabel={t('profile.showConfirmation')}
        hideLabel={t('profile.hideConfirmation')}
      />
      {password && (
        <div className={styles.wide}>
          <PasswordStrength password={password} />
        </div>
      )}
    </fieldset>
  )
}
