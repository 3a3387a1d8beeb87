import { useState } from 'react'
import { useKeptFocus } from '../../browser/hooks.ts'
import { useNow } from '../../browser/use-now.ts'
import { loadCurrentUser } from '../../data/current-user.ts'
import { useOwnMoney } from '../../data/own-money.ts'
import { reportError } from '../../data/report-error.ts'
import { refresh } from '../../data/use-call.ts'
import { errorText } from '../../lib/errors/error-text.ts'
import { quoted } from '../../lib/errors/is-worded.ts'
import { formatDuration } from '../../lib/format-duration.ts'
import { noMoneyText } from '../../shared/payment/money-text.ts'
import { usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { formatNumber } from '../../state/numbers.ts'
import type { User } from '../../state/session.ts'
import { toast } from '../../state/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Widget } from '../../ui/widget.tsx'
import { t } from './buy-numbers.messages.ts'
import styles from './buy-numbers.module.css'
import { ConfirmPurchase } from './confirm-purchase.tsx'
import { dropHeld, type HeldNumber, holdStage, secondsLeft, useHeldNumbers } from './held-numbers.ts'
import { priceOf, refreshMarket } from './market.ts'
import { buyNumbers, holdNumbers, type Purchase, releaseNumber } from './purchase.ts'
import { PurchaseReport } from './purchase-report.tsx'

interface HeldPanelProps {
  customer: Readonly<NonNullable<User['Customer']>>
  readOnly: boolean
}

/** What can be done with held numbers: one action at a time, with the purchases and the problem of the last one. */
function useHeldActions(customerId: number, onEnd: () => void) {
  const formatPhone = usePhoneFormat()
  const [isBusy, setBusy] = useState(false)
  const [purchases, setPurchases] = useState<readonly Purchase[]>([])
  const [problem, setProblem] = useState<string>()

  /** Does something, says in words why it failed, and reads what may have changed. */
  async function perform(action: () => Promise<void>, say = errorText) {
    setBusy(true)
    setProblem(undefined)
    setPurchases([])
    try {
      await action()
    } catch (error) {
      setProblem(say(error))
      reportError(error, { isShown: true })
    } finally {
      setBusy(false)
      onEnd()
    }
    void refresh('OpNumber')
    refreshMarket()
  }

  return {
    isBusy,
    purchases,
    problem,
    // What fails as a whole is the holding anew, before anything is bought.
    buy: (confirmed: readonly HeldNumber[]) =>
      perform(async () => {
        setPurchases(await buyNumbers(customerId, confirmed))
        loadCurrentUser().catch(reportError)
      }, noMoneyText),
    release: (each: HeldNumber) =>
      perform(async () => {
        const number = formatPhone(each.number)
        const outcome = await releaseNumber(each)
        if (outcome) toast({ severity: 'success', text: t('held.released', { number }) })
        else setProblem(t('held.alreadyBought', { number }))
      }),
    holdAgain: ({ number }: HeldNumber) =>
      perform(async () => {
        const [outcome] = await holdNumbers(customerId, [number])
        if (outcome?.status === 'held') return
        const reason = quoted(outcome?.message) ?? t('results.goneReason')
        setProblem(t('results.gone', { number: formatPhone(number), reason }))
      }),
  }
}

/** The numbers held for the customer, how long yet, and buying them. */
export function HeldPanel({ customer, readOnly }: HeldPanelProps) {
  const formatPhone = usePhoneFormat()
  const held = useHeldNumbers(customer.id)
  const format = useOwnMoney()
  const nowMs = useNow(held.length === 0)
  const [confirming, setConfirming] = useState<readonly HeldNumber[]>()
  const { part, keepFocus } = useKeptFocus()
  const { isBusy, purchases, problem, buy, release, holdAgain } = useHeldActions(customer.id, () => {
    setConfirming(undefined)
    keepFocus()
  })

  const staged = held.map((each) => {
    const seconds = secondsLeft(each, nowMs)
    return { held: each, seconds, stage: holdStage(seconds) }
  })
  const soonText = ({ held: { number }, stage }: (typeof staged)[number]) =>
    t('held.soon', { number: formatPhone(number), stage })
  const live = staged.filter(({ stage }) => stage !== 'ended').map((each) => each.held)

  return (
    <Widget title={t('held.title')} answer={{ data: staged, error: undefined, mutate: () => undefined }} heightPx={48}>
      {(rows) => (
        <div className={styles.stack} ref={part} tabIndex={-1}>
          <Problem text={problem} />
          {purchases.length > 0 && <PurchaseReport purchases={purchases} />}
          {/* Its text changes when a hold comes near its end, not with every second. */}
          <div className="visually-hidden" role="status">
            {rows
              .filter(({ stage }) => stage !== 'plenty')
              .map(soonText)
              .join(' ')}
          </div>
          {rows.length === 0 && <p className={styles.quiet}>{t('held.none')}</p>}
          {rows.length > 0 && (
            <ul className={styles.rows}>
              {rows.map(({ held: each, seconds, stage }) => (
                <li key={each.number}>
                  <NumberAndTime number={formatPhone(each.number)} seconds={seconds} stage={stage} />
                  {!readOnly && (
                    <HeldButtons
                      number={formatPhone(each.number)}
                      isEnded={stage === 'ended'}
                      isBusy={isBusy}
                      onBuy={() => setConfirming([each])}
                      onRelease={() => void release(each)}
                      onAgain={() => void holdAgain(each)}
                      onRemove={() => {
                        dropHeld(each)
                        keepFocus()
                      }}
                    />
                  )}
                </li>
              ))}
            </ul>
          )}
          {!readOnly && live.length > 1 && (
            <div>
              <Button variant="contained" disabled={isBusy} onClick={() => setConfirming(live)}>
                {t('held.buyAll', { count: formatNumber(live.length), total: format(priceOf(live).now) })}
              </Button>
            </div>
          )}
          {confirming && (
            <ConfirmPurchase
              customer={customer}
              numbers={confirming}
              pending={isBusy}
              onConfirm={() => void buy(confirming)}
              onClose={() => setConfirming(undefined)}
            />
          )}
        </div>
      )}
    </Widget>
  )
}

interface NumberAndTimeProps {
  /** Formatted for reading. */
  number: string
  /** Seconds that the hold still lasts. */
  seconds: number
  stage: ReturnType<typeof holdStage>
}

const NumberAndTime = ({ number, seconds, stage }: NumberAndTimeProps) => (
  <span>
    <span className={styles.number}>{number}</span>
    <span className={styles.time} data-stage={stage}>
      {stage === 'ended' ? t('held.ended') : t('held.left', { time: formatDuration(seconds) })}
    </span>
  </span>
)

interface HeldButtonsProps {
  /** As people read it. */
  number: string
  isEnded: boolean
  isBusy: boolean
  onBuy: () => void
  onRelease: () => void
  onAgain: () => void
  onRemove: () => void
}

function HeldButtons({ number, isEnded, isBusy, onBuy, onRelease, onAgain, onRemove }: HeldButtonsProps) {
  const common = { size: 'small', disabled: isBusy } as const
  if (isEnded) {
    return (
      <span className={styles.buttons}>
        <Button {...common} variant="outlined" aria-label={t('held.againOf', { number })} onClick={onAgain}>
          {t('held.again')}
        </Button>
        <Button {...common} aria-label={t('held.removeOf', { number })} onClick={onRemove}>
          {t('held.remove')}
        </Button>
      </span>
    )
  }
  return (
    <span className={styles.buttons}>
      <Button {...common} variant="outlined" aria-label={t('held.buyOf', { number })} onClick={onBuy}>
        {t('held.buy')}
      </Button>
      <Button {...common} aria-label={t('held.releaseOf', { number })} onClick={onRelease}>
        {t('held.release')}
      </Button>
    </span>
  )
}
