import { type ReactNode, useId } from 'react'
import { useFormContext } from 'react-hook-form'
import styles from './profile-fields.module.css'
import { requiredFields } from './profile-rules.ts'
import type { Profile } from './sign-up-state.ts'
import { t } from './signup.messages.ts'

/** What a text field of the profile needs: label, name, what is wrong, and the ties to the form. */
export function useProfileField() {
  const { register, formState } = useFormContext<Profile>()
  return (name: keyof Profile, deps?: keyof Profile) => {
    const required = requiredFields.some((each) => each === name)
    const label = t(`profile.${name}`)
    return {
      ...register(name, deps ? { deps } : {}),
      label: required ? label : t('profile.optional', { label }),
      required,
      error: formState.errors[name]?.message,
    }
  }
}

/** Fields that belong together; with a heading, unless that of the step is theirs. */
export function FieldSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <fieldset className={styles.group} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
    </fieldset>
  )
}
