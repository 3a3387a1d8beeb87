import { type FormEvent, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { api } from '../../data/client.ts'
import { reportError } from '../../data/report-error.ts'
import { toast } from '../../state/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { FormHeading } from '../../ui/form-heading.tsx'
import { PlainField } from '../../ui/plain-field.tsx'
import { t } from './forgot-password.messages.ts'
import styles from './forgot-password-page.module.css'

const loginPath = '/auth/login'

/** Has a new password e-mailed to whoever owns the address. */
export function ForgotPasswordPage() {
  const [, navigate] = useLocation()
  const [isSubmitting, setSubmitting] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim()
    setProblem(email ? undefined : t('emailMissing'))
    if (!email) return toast({ severity: 'warn', text: t('emailMissing') })
    setSubmitting(true)
    try {
      const isSent = Boolean(await api().DashUser.forgotPassword({ body: { email } }))
      toast(isSent ? { severity: 'success', text: t('sent') } : { severity: 'warn', text: t('notSent') })
      if (isSent) navigate(loginPath)
    } catch (error) {
      reportError(error)
    } finally {
      setSubmitting(false)
    }
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <FormHeading title={t('heading')} text={t('intro')} />
      <PlainField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="email"
        placeholder={t('placeholder')}
        required
        autoFocus
        error={problem}
      />
      <Button type="submit" pending={isSubmitting}>
        {t('send')}
      </Button>
      <Link href={loginPath}>{t('back')}</Link>
    </form>
  )
}
