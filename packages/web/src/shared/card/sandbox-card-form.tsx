import { plainDigits } from '@lineboard/sdk'
import { isCardExpiry } from '@lineboard/sdk/sign-up'
import { useEffect, useId, useState } from 'react'
import { PlainField } from '../../ui/plain-field.tsx'
import { t } from './card.messages.ts'
import type { CardFormProps, CardOutcome } from './card-handle.ts'
import styles from './sandbox-card-form.module.css'
import sandboxNoteStyles from './sandbox-note.module.css'
import { approveSandboxPayment, confirmSandboxCard } from './sandbox-payment.ts'
import { useSandboxBank } from './use-sandbox-bank.tsx'

/** Cards of the sandbox, and what each does. */
export const testCards = [
  { number: '4242 4242 4242 4242', outcome: 'success' },
  { number: '4000 0000 0000 0002', outcome: 'declined' },
  { number: '4000 0000 0000 9995', outcome: 'funds' },
  { number: '4000 0025 0000 3155', outcome: 'action' },
  { number: '4000 0027 6000 3184', outcome: 'askedEachTime' },
  { number: '4000 0000 0000 0119', outcome: 'network' },
] as const

interface SandboxNoteProps {
  titleId: string
  isBusy: boolean
  onUse: (number: string) => void
}

/** Says that no card is charged, and which numbers there are to try. */
export function SandboxNote({ titleId, isBusy, onUse }: SandboxNoteProps) {
  return (
    <div className={sandboxNoteStyles.note}>
      <p id={titleId} className={sandboxNoteStyles.title}>
        {t('sandbox.title')}
      </p>
      <p className={sandboxNoteStyles.text}>{t('sandbox.text')}</p>
      <ul className={sandboxNoteStyles.cards}>
        {testCards.map(({ number, outcome }) => (
          <li key={number}>
            <button
              type="button"
              className={sandboxNoteStyles.use}
              disabled={isBusy}
              aria-label={t('sandbox.use', { number, outcome: t(`sandbox.${outcome}`) })}
              onClick={() => onUse(number)}
            >
              <bdi dir="ltr">{number}</bdi>
            </button>
            <span>{t(`sandbox.${outcome}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const digitsOf = (text: string, most: number) => plainDigits(text).replaceAll(/\D/g, '').slice(0, most)

/** Digits in groups of four, as they stand on the card. */
export const cardNumberText = (typed: string): string => digitsOf(typed, 19).replaceAll(/(\d{4})(?=\d)/g, '$1 ')

/** `MM/YY`, with the slash set by itself. */
export function cardExpiryText(typed: string): string {
  const digits = digitsOf(/^[2-9]/.test(plainDigits(typed)) ? `0${typed}` : typed, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
}

/** Three or four digits. */
export const cardCvcText = (typed: string): string => digitsOf(typed, 4)

/** Which fields of a card are not good yet. */
export function cardGaps(
  { number, expiry, cvc }: { number: string; expiry: string; cvc: string },
  now: Date,
): ('number' | 'expiry' | 'cvc')[] {
  return [
    ...(digitsOf(number, 19).length < 13 ? (['number'] as const) : []),
    ...(isCardExpiry(expiry, now) ? [] : (['expiry'] as const)),
    ...(/^\d{3,4}$/.test(cvc) ? [] : (['cvc'] as const)),
  ]
}

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
