import { type CallTrace, costAMinute, type LoadedSetup, type MenuKey, traceNumber } from '@lineboard/sdk/call-path'
import { useState } from 'react'
import { useRates } from '../../../data/rates.ts'
import { formatMoney } from '../../../state/numbers.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PlaceLink } from '../../../ui/place-link.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { usePhoneFormat } from '../../phone/format-phone.ts'
import { offersTestCalls } from '../offers-test-calls.ts'
import { t } from './call-path.messages.ts'
import styles from './call-path.module.css'
import { KeyPad } from './key-pad.tsx'
import { hrefOfPlace, hrefOfStep } from './place-of-step.ts'
import { stepText } from './step-text.ts'
import { summaryText } from './summary-text.ts'
import { TestCall } from './test-call.tsx'
import { useCallSetup } from './use-call-setup.ts'

/** Where calls to a number go: what becomes of them, the way there in steps, and a test call where the server makes any. */
export function CallPath({ numberId, currency = 'USD' }: { numberId: number; currency?: string | undefined }) {
  const { data, error, mutate } = useCallSetup({ id: numberId })
  if (error) return <ErrorState error={error} onRetry={() => void mutate()} />
  if (!data) return <p role="status">{t('loading')}</p>
  return <Traced loaded={data} currency={currency} />
}

function Traced({ loaded: { numbers, setup }, currency }: { loaded: LoadedSetup; currency: string }) {
  const [keys, setKeys] = useState<readonly MenuKey[]>([])
  const [number] = numbers
  if (!number) return null
  const trace = traceNumber(setup, number, { at: new Date(), keys })
  return (
    <div className={styles.path}>
      <Summary trace={trace} currency={currency} />
      <KeyPad trace={trace} onChange={setKeys} />
      <ol className={styles.steps} aria-label={t('steps')}>
        {inOrder(trace.steps).map(({ order, step }) => (
          <Step key={order} step={step} />
        ))}
      </ol>
      {offersTestCalls(number) && <TestCall number={number.tracking_number} keys={trace.pressed} />}
    </div>
  )
}

type Steps = CallTrace['steps']

/** Steps with their place, by which they are known: two may say the same. */
const inOrder = (steps: Steps) => steps.map((step, order) => ({ order, step }))

function Step({ step }: { step: Steps[number] }) {
  const text = stepText(step, usePhoneFormat())
  const href = hrefOfStep(step)
  if (text === '') return null
  return (
    <li data-wrong={step.kind === 'problem' || undefined}>
      {href === undefined ? (
        <Unbroken>{text}</Unbroken>
      ) : (
        <PlaceLink href={href}>
          <Unbroken>{text}</Unbroken>
        </PlaceLink>
      )}
    </li>
  )
}

function Summary({ trace, currency }: { trace: CallTrace; currency: string }) {
  const { outcome, isLogged, isRecorded, usdAMinute } = trace
  const { goes, unanswered } = summaryText(trace, usePhoneFormat())
  const cost = costAMinute(trace, currency, useRates())
  const amount = formatMoney(cost.amount, cost.currency, { symbol: cost.symbol, decimals: cost.decimals })
  const isWrong = outcome.kind === 'nowhere' || outcome.kind === 'refused'
  const fixHref = outcome.kind === 'nowhere' && outcome.at ? hrefOfPlace(outcome.at) : undefined
  const notes = [
    usdAMinute > 0 ? t('cost', { amount }) : t('free'),
    isRecorded ? t('recorded') : t('notRecorded'),
    ...(isLogged ? [] : [t('notLogged')]),
  ]
  return (
    <div role="status">
      <p className={styles.outcome} data-wrong={isWrong || undefined}>
        <Unbroken>{goes}</Unbroken> {fixHref && <PlaceLink href={fixHref}>{t('fix')}</PlaceLink>}
      </p>
      {unanswered && (
        <p>
          <Unbroken>{unanswered}</Unbroken>
        </p>
      )}
      {!isWrong && <p className={styles.notes}>{notes.join(' · ')}</p>}
    </div>
  )
}
