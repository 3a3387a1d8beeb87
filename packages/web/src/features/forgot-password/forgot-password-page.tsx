import { ValidationError } from '@lineboard/sdk'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { api } from '../../data/client.ts'
import { reportError } from '../../data/report-error.ts'
import { failureText } from '../../lib/errors/failure-text.ts'
import { hrefOf } from '../../places/href.ts'
import { botCheck, prepareBotCheck } from '../../shared/captcha/bot-check.ts'
import { toast } from '../../state/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { FormHeading, PlainField } from '../../ui/plain-field.tsx'
import { t } from './forgot-password.messages.ts'
import styles from './forgot-password-page.module.css'

const loginPath = hrefOf('login')

/** Has a new password e-mailed to whoever owns the address. */
export function Page() {
  const [, navigate] = useLocation()
  const [isSubmitting, setSubmitting] = useState(false)
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLInputElement>(null)

  useEffect(prepareBotCheck, [])

  function notify(text: string, severity: 'warn' | 'error' = 'warn'): void {
    toast({ severity, text })
    field.current?.focus()
  }

  async function handleFailure(error: unknown): Promise<void> {
    const isAboutEmail = error instanceof ValidationError && error.details?.messages.email !== undefined
    const refused = isAboutEmail ? await failureText(error) : undefined
    setProblem(refused)
    if (refused === undefined) reportError(error)
    field.current?.focus()
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim()
    setProblem(email ? undefined : t('emailMissing'))
    if (!email) return notify(t('emailMissing'))
    setSubmitting(true)
    try {
      const check = await botCheck()
      if (check === 'refused') return notify(t('tokenMissing'))
      if (check === 'unreachable') return notify(t('offline'), 'error')
      const isSent = Boolean(await api().DashUser.forgotPassword({ body: { email } }))
      if (!isSent) return notify(t('notSent'))
      toast({ severity: 'success', text: t('sent') })
      navigate(loginPath)
    } catch (error) {
      await handleFailure(error)
    } finally {
      setSubmitting(false)
    }
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <FormHeading title={t('heading')} text={t('intro')} />
      <PlainField
        ref={field}
        label={t('email')}
        name="email"
        type="email"
        autoComplete="email"
        placeholder={t('placeholder')}
        required
        autoFocus
        error={problem}
      />
      <Button variant="contained" size="large" type="submit" loading={isSubmitting}>
        {t('send')}
      </Button>
      <Link href={loginPath}>{t('back')}</Link>
    </form>
  )
}
