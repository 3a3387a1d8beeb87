import { useEffect, useId, useState } from 'react'
import { PlainField } from '../../ui/plain-field.tsx'
import { t } from './card.messages.ts'
import type { CardFormProps, CardOutcome } from './card-handle.ts'
import styles from './sandbox-card-form.module.css'
import { SandboxNote } from './sandbox-note.tsx'
import { approveSandboxPayment, confirmSandboxCard } from './sandbox-payment.ts'
import { cardCvcText, cardExpiryText, cardGaps, cardNumberText } from './typed-card.ts'
import { useSandboxBank } from './use-sandbox-bank.tsx'

const blank = { number: '', expiry: '', cvc: '' }
type Field = keyof typeof blank

const shapes = { number: cardNumberText, expiry: cardExpiryText, cvc: cardCvcText } as const
const autoComplete = { number: 'cc-number', expiry: 'cc-exp', cvc: 'cc-csc' } as const

interface SandboxCardFormProps extends CardFormProps {
  /** Where the calls of the sandbox are. */
  url: string
}

/** Takes test cards for the mock server, where no card provider is configured. */
export function SandboxCardForm({ url, secret, isBusy, onHandle, onComplete }: SandboxCardFormProps) {
  const [card, setCard] = useState(blank)
  const [touched, setTouched] = useState<readonly Field[]>([])
  const { bank, askBank } = useSandboxBank()
  const titleId = useId()
  const gaps = cardGaps(card, new Date())
  const isComplete = gaps.length === 0

  useEffect(() => onComplete(isComplete), [isComplete, onComplete])

  useEffect(() => {
    async function confirm(name: string): Promise<CardOutcome> {
      const outcome = await confirmSandboxCard(url, secret, { ...card, name })
      return outcome.kind === 'needs-action' ? approveSandboxPayment(url, secret, askBank) : outcome
    }
    onHandle({ confirm })
    return () => onHandle(undefined)
  }, [url, secret, card, askBank, onHandle])

  const field = (name: Field) => ({
    label: t(name),
    name: `card-${name}`,
    value: card[name],
    inputMode: 'numeric' as const,
    autoComplete: autoComplete[name],
    required: true,
    readOnly: isBusy,
    error:
      touched.includes(name) && gaps.includes(name) ? t(`${name}${card[name] ? 'Invalid' : 'Required'}`) : undefined,
    onChange: ({ target }: { target: HTMLInputElement }) => setCard({ ...card, [name]: shapes[name](target.value) }),
    onBlur: () => setTouched((before) => [...before, name]),
  })

  return (
    <fieldset className={styles.form} aria-labelledby={titleId}>
      <SandboxNote titleId={titleId} onUse={(number) => setCard({ ...card, number })} isBusy={isBusy} />
      <PlainField {...field('number')} className={styles.number} />
      <PlainField {...field('expiry')} />
      <PlainField {...field('cvc')} />
      {bank}
    </fieldset>
  )
}
