import {
  PasswordMaxLength,
  RegistrationFirstNameMaxLength,
  RegistrationLastNameMaxLength,
} from '@lineboard/contract/limits'
import { parsePhone } from '@lineboard/sdk/phone'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { FormProvider, type Resolver, useForm, useFormState, useWatch } from 'react-hook-form'
import { PasswordStrength } from '../../kit/form/password-strength.tsx'
import { Button } from '../../ui/button.tsx'
import { FormHeading, PlainField } from '../../ui/plain-field.tsx'
import { SecretField } from '../../ui/secret-field.tsx'
import { AddressFields } from './address-fields.tsx'
import { BusinessFields } from './business-fields.tsx'
import { CodeField } from './code-field.tsx'
import { useProfileField } from './field-section.tsx'
import codeAgainStyles from './profile-fields.module.css'
import personFieldsStyles from './profile-fields.module.css'
import { profileProblems } from './profile-rules.ts'
import { isCodeMissing } from './selectors.ts'
import { type Profile, stepOf } from './sign-up-state.ts'
import { t } from './signup.messages.ts'
import styles from './step.module.css'
import { useFocusOnProblem, useWizard } from './wizard.ts'

/** Asks once more for a code that an earlier visit knew. */
function CodeAgain({ inputRef }: { inputRef: RefObject<HTMLInputElement | null> }) {
  const { state } = useWizard()
  const { isSubmitted } = useFormState()
  const [isTouched, setTouched] = useState(false)
  const titleId = useRef('sign-up-code-again').current
  useFocusOnProblem(inputRef, state.problem)
  const missing = (isSubmitted || isTouched) && state.code === '' ? t('code.required') : undefined
  return (
    <fieldset className={codeAgainStyles.group} aria-labelledby={titleId}>
      <p id={titleId} className={codeAgainStyles.wide}>
        {t('code.again')}
      </p>
      <div className={`${codeAgainStyles.wide} ${codeAgainStyles.code}`}>
        <CodeField inputRef={inputRef} error={missing ?? state.problem} onLeave={() => setTouched(true)} />
      </div>
    </fieldset>
  )
}

/** The person: name and password. */
function PersonFields() {
  const field = useProfileField()
  const password = useWatch<Profile, 'password'>({ name: 'password' })
  return (
    <fieldset className={personFieldsStyles.group} aria-label={t('profile.person')}>
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
        maxLength={PasswordMaxLength}
        showLabel={t('profile.showPassword')}
        hideLabel={t('profile.hidePassword')}
      />
      <SecretField
        {...field('confirmation')}
        autoComplete="new-password"
        maxLength={PasswordMaxLength}
        showLabel={t('profile.showConfirmation')}
        hideLabel={t('profile.hideConfirmation')}
      />
      {password && (
        <div className={personFieldsStyles.wide}>
          <PasswordStrength password={password} />
        </div>
      )}
    </fieldset>
  )
}

// The machine asks the same rules before it goes on, so they are not written a second time as a schema.
const resolver: Resolver<Profile> = (values) => {
  const problems = Object.entries(profileProblems(values))
  if (problems.length === 0) return { values, errors: {} }
  return {
    values: {},
    errors: Object.fromEntries(problems.map(([name, message]) => [name, { type: 'rule', message }])),
  }
}

/** Who signs up, and for which business. */
export function ProfileStep() {
  const { state, send } = useWizard()
  const form = useForm<Profile>({ defaultValues: state.profile, mode: 'onTouched', resolver })
  const { subscribe, handleSubmit, setError } = form
  const code = useRef<HTMLInputElement>(null)
  // Asked for until the end of the step, so that the field does not go while it is being answered.
  const isCodeAsked = useRef(isCodeMissing(state)).current
  const isBusy = state.work !== undefined

  // What is typed is the machine's at once: it keeps it, whatever happens to this page.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => send({ type: 'profileEdited', profile: values }),
      }),
    [subscribe, send],
  )

  function handleProfile({ phone, country }: Profile) {
    const { isValid, e164 } = parsePhone(phone, country)
    if (!isValid || !e164) {
      setError('phone', { type: 'rule', message: t('profile.phoneInvalid') }, { shouldFocus: true })
      return send({ type: 'phoneRefused' })
    }
    if (isCodeAsked && state.code === '') code.current?.focus()
    send({ type: 'profileDone', phoneE164: e164 })
  }

  return (
    <FormProvider {...form}>
      <form className={styles.form} onSubmit={handleSubmit(handleProfile)} noValidate>
        <FormHeading title={t('profile.heading')} text={t('profile.text')} />
        {isCodeAsked && <CodeAgain inputRef={code} />}
        <PersonFields />
        <AddressFields />
        <BusinessFields />
        <div className={styles.actions}>
          <Button
            variant="quiet"
            size="large"
            disabled={isBusy}
            onClick={() => send({ type: 'goTo', step: stepOf.confirmEmail })}
          >
            {t('back')}
          </Button>
          <Button variant="contained" size="large" type="submit" loading={state.work === 'verifying'} disabled={isBusy}>
            {t('next')}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
