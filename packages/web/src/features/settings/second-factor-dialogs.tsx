import { LoginRequestCodeMaxLength, LoginRequestCodeMinLength } from '@lineboard/contract/limits'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { encode } from 'uqr'
import { api } from '../../data/client.ts'
import { useConfirmed } from '../../data/use-confirmed.ts'
import { toast } from '../../state/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PlainField } from '../../ui/plain-field.tsx'
import { Problem } from '../../ui/problem.tsx'
import { SecretField } from '../../ui/secret-field.tsx'
import { t } from './second-factor.messages.ts'
import styles from './second-factor-dialogs.module.css'

interface DialogProps {
  onClose: () => void
}

interface StepProps extends DialogProps {
  /** @default the name of the setting */
  title?: string
  submitLabel: string
  /** Takes what was typed, by the name of the field. Throws what is said in the dialog. */
  onSubmit: (typed: (name: string) => string) => Promise<void>
  children: ReactNode
}

/** One step of a dialog: fields, and a button that sends them. */
function Step({ title = t('title'), submitLabel, onSubmit, onClose, children }: StepProps) {
  const formId = useId()
  const [sent, setSent] = useState(new FormData())
  const asked = useConfirmed(() => onSubmit((name) => String(sent.get(name) ?? '').trim()))
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { pending } = asked
    if (pending) return
    const data = new FormData(event.currentTarget)
    for (const key of sent.keys()) sent.delete(key)
    for (const [key, value] of data) sent.set(key, value)
    setSent(sent)
    asked.onConfirm()
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      closesOutside={false}
      pending={asked.pending}
      actions={
        <>
          <Button onClick={onClose} disabled={asked.pending}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="contained" loading={asked.pending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={handleSubmit}>
        {children}
        <Problem text={asked.problem} />
      </form>
    </Dialog>
  )
}

const PasswordInput = () => (
  <SecretField
    label={t('password')}
    name="password"
    autoComplete="current-password"
    required
    autoFocus
    showLabel={t('showPassword')}
    hideLabel={t('hidePassword')}
  />
)

const CodeInput = ({ label, autoFocus = false }: { label: string; autoFocus?: boolean }) => (
  <PlainField
    label={label}
    name="code"
    autoComplete="one-time-code"
    required
    minLength={LoginRequestCodeMinLength}
    maxLength={LoginRequestCodeMaxLength}
    autoFocus={autoFocus}
  />
)

/** A QR code, drawn here: no other host learns the secret. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg className={styles.picture} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('picture')}>
      <path d={path} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  )
}

function RecoveryCodes({ codes, onClose }: DialogProps & { codes: readonly string[] }) {
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    toast({ severity: 'success', text: t('copied') })
  }
  return (
    <Dialog
      title={t('title')}
      actions={
        <>
          <Button onClick={() => void copy().catch(() => undefined)}>{t('copy')}</Button>
          <Button variant="contained" onClick={onClose}>
            {t('done')}
          </Button>
        </>
      }
    >
      <p>{t('keep')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** Switches codes on: the password, the secret with a code of it, and the recovery codes. */
export function SwitchOnDialog({ onClose }: DialogProps) {
  const [secret, setSecret] = useState<{ secret: string; secretUri: string }>()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />
  if (!secret)
    return (
      <Step
        key="password"
        submitLabel={t('next')}
        onClose={onClose}
        onSubmit={async (typed) =>
          setSecret(await api().DashUser.beginSecondFactor({ body: { currentPassword: typed('password') } }))
        }
      >
        <p className={styles.text}>{t('passwordNeeded')}</p>
        <PasswordInput />
      </Step>
    )
  return (
    <Step
      key="code"
      submitLabel={t('switchOn')}
      onClose={onClose}
      onSubmit={async (typed) =>
        setCodes((await api().DashUser.confirmSecondFactor({ body: { code: typed('code') } })).recoveryCodes)
      }
    >
      <p className={styles.text}>{t('scan')}</p>
      <QrCode text={secret.secretUri} />
      <p className={styles.text}>
        {t('typed')} <code className={styles.secret}>{secret.secret}</code>
      </p>
      <CodeInput label={t('code')} autoFocus />
    </Step>
  )
}

/** Switches codes off, by the password and a code. */
export function SwitchOffDialog({ onClose }: DialogProps) {
  return (
    <Step
      submitLabel={t('switchOff')}
      onClose={onClose}
      onSubmit={async (typed) => {
        const body = { currentPassword: typed('password'), code: typed('code') }
        await api().DashUser.disableSecondFactor({ body })
        toast({ severity: 'success', text: t('switchedOff') })
        onClose()
      }}
    >
      <PasswordInput />
      <CodeInput label={t('codeOrRecovery')} />
    </Step>
  )
}

/** Asks for a code before a call that needs a recent one. */
export function RecentCodeDialog({ onAnswer }: { onAnswer: (isGiven: boolean) => void }) {
  return (
    <Step
      title={t('recentTitle')}
      submitLabel={t('next')}
      onClose={() => onAnswer(false)}
      onSubmit={async (typed) => {
        await api().DashUser.verifySecondFactor({ body: { code: typed('code') } })
        onAnswer(true)
      }}
    >
      <p className={styles.text}>{t('recentNeeded')}</p>
      <CodeInput label={t('codeOrRecovery')} autoFocus />
    </Step>
  )
}
