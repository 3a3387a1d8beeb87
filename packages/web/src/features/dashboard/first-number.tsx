import { useEffect, useId, useState } from 'react'
import { reportError } from '../../data/report-error.ts'
import { saveUiSettings } from '../../data/save-ui-settings.ts'
import { useCall } from '../../data/use-call.ts'
import { offersTestCalls } from '../../parts/call-path/offers-test-calls.ts'
import { TestCall } from '../../parts/call-path/panel/test-call.tsx'
import { hrefOf } from '../../places/href.ts'
import { useUiSettings } from '../../state/ui-settings-store.ts'
import { Button } from '../../ui/button.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { t } from './first-number.messages.ts'
import styles from './first-number.module.css'
import { type FirstStep, firstNumberOf, firstSteps, type SetUpState } from './first-number-steps.ts'
import { SampleLine } from './samples/sample-line.tsx'
import { useFollowed } from './use-live-calls.ts'
import { useWhyNot } from './use-why-not.ts'

/** Two tell whether there is more than one. */
const oldest = { filter: { order: 'id ASC', limit: 2 } } as const

/** A call that could not be put through proves no number. */
const putThrough = { status: { neq: 'failed' } } as const

/** How far the person's company is with its first number, none where it knows the way; undefined while that is asked. */
function useFirstNumber(): SetUpState | 'none' | undefined {
  const { data: numbers } = useCall('OpNumber.find', oldest, { silent: true })
  const only = numbers?.length === 1 ? numbers[0]?.tracking_number : undefined
  const calls = useFollowed(
    useCall('CallLog.count', only === undefined ? null : { where: { trackingNumber: only, ...putThrough } }, {
      silent: true,
    }),
  )
  if (!numbers || (only !== undefined && !calls.data && !calls.error)) return undefined
  return firstNumberOf(numbers, calls.data?.count ?? 0) ?? 'none'
}

const put = (firstNumberAway: boolean) => void saveUiSettings({ firstNumberAway }).catch(reportError)

/** Leads a new account to its first number: what is done is ticked, and all of it can be put away until it is wanted. */
export function FirstNumber() {
  const first = useFirstNumber()
  const { firstNumberAway: isAway = false, sampleSources } = useUiSettings()
  const titleId = useId()
  // Whoever has just done the last step is told so; on the next visit there is nothing to be said.
  const [wasOpen, setWasOpen] = useState(false)
  const isOpen = first !== undefined && first !== 'none' && !first.isComplete
  useEffect(() => {
    if (isOpen) setWasOpen(true)
  }, [isOpen])
  if (first === undefined) return null
  if (first === 'none' || (first.isComplete && !wasOpen)) {
    // Sample data stays to be removed, whatever came of the steps.
    return sampleSources ? (
      <section className={styles.card}>
        <SampleLine />
      </section>
    ) : null
  }
  const count = firstSteps.filter((step) => first.isDone[step]).length
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId}>{t('title')}</h2>
        <p role="status">{first.isComplete ? t('allDone') : t('done', { count })}</p>
        <Button size="small" aria-expanded={!isAway} onClick={() => put(!isAway)}>
          {t(isAway ? 'show' : 'hide')}
        </Button>
      </header>
      {!isAway && (
        <ol className={styles.steps}>
          {firstSteps.map((step) => (
            <Step key={step} step={step} first={first} />
          ))}
        </ol>
      )}
      {(!isAway || sampleSources) && <SampleLine />}
    </section>
  )
}

function Step({ step, first }: { step: FirstStep; first: SetUpState }) {
  const { isDone, number } = first
  const whyNot = useWhyNot(step)
  const before = firstSteps[firstSteps.indexOf(step) - 1]
  const isNext = !isDone[step] && (before === undefined || isDone[before])
  const href =
    step === 'buy'
      ? hrefOf('buyNumbers')
      : hrefOf('trackingNumberSetup', {}, { number: number?.id, step: isDone.rings ? 'test' : 'rings' })
  return (
    <li className={styles.step} data-done={isDone[step] || undefined} data-next={isNext || undefined}>
      <span className={styles.mark} aria-hidden="true">
        {isDone[step] ? '✓' : firstSteps.indexOf(step) + 1}
      </span>
      <div>
        <h3>
          {isNext && !whyNot ? <PlaceLink href={href}>{t(`step.${step}`)}</PlaceLink> : t(`step.${step}`)}
          {isDone[step] && <span className="visually-hidden"> {t('stepDone')}</span>}
        </h3>
        <p>
          {t(`text.${step}`)} {isNext && whyNot}
        </p>
        {isNext && step === 'test' && number && !whyNot && offersTestCalls(number) && (
          <TestCall number={number.tracking_number} keys={[]} />
        )}
      </div>
    </li>
  )
}
