import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import { api } from '../../data/client.ts'
import { hrefOf } from '../../places/href.ts'
import { Button } from '../../ui/button.tsx'
import { FormHeading } from '../../ui/plain-field.tsx'
import { t } from './account-activate.messages.ts'
import styles from './account-activate-page.module.css'

const loginPath = hrefOf('login')

/** Where the link of an activation mail leads: `?token=` activates the account of `?name=`. */
export function Page() {
  const [, navigate] = useLocation()
  const [query] = useSearchParams()
  const [isSubmitted, setSubmitted] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasSubmitted = useRef(false)
  const token = query.get('token')
  const name = query.get('name') || t('defaultName')

  useEffect(() => {
    // What is blocked loses the focus; it comes back with the end of the block.
    if (wasSubmitted.current && !isSubmitted) button.current?.focus()
    wasSubmitted.current = isSubmitted
  }, [isSubmitted])

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!token) return
    setSubmitted(true)
    try {
      if (await api().DashUser.activate({ token })) navigate(loginPath)
    } catch {
      // The documents want no message here; what it means that the page stays is written on it.
    } finally {
      setSubmitted(false)
    }
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} aria-busy={isSubmitted} inert={isSubmitted} noValidate>
      <FormHeading title={t('heading')} text={t('text', { name })} />
      {/* Stands here without being seen or doing anything, as it always has. */}
      <input type="checkbox" role="switch" aria-checked={false} aria-label={t('scheme')} hidden disabled />
      <Button variant="contained" size="large" ref={button} type="submit" loading={isSubmitted}>
        {t('activate')}
      </Button>
      <p className={styles.hint}>{t('hint')}</p>
      <Link href={loginPath}>{t('back')}</Link>
    </form>
  )
}
