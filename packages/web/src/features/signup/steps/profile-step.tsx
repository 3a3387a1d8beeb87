import { parsePhone } from '@lineboard/sdk/phone'
import { useEffect, useRef } from 'react'
import { FormProvider, type Resolver, useForm } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { FormHeading } from '../../../ui/form-heading.tsx'
import { profileProblems } from '../machine/profile-rules.ts'
import { isCodeMissing } from '../machine/selectors.ts'
import { type Profile, stepOf } from '../machine/sign-up-state.ts'
import { t } from '../signup.messages.ts'
import { useWizard } from '../use-wizard.ts'
import { AddressFields } from './address-fields.tsx'
import { BusinessFields } from './business-fields.tsx'
import { CodeAgain } from './code-again.tsx'
import { PersonFields } from './person-fields.tsx'
import styles from './step.module.css'

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
