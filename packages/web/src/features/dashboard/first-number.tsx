import type { components } from '@lineboard/contract'
import { useEffect, useId, useState } from 'react'
import { reportError } from '../../data/report-error.ts'
import { saveUiSettings } from '../../data/save-ui-settings.ts'
import { useCall } from '../../data/use-call.ts'
import { hrefOf } from '../../places/href.ts'
import { isChanged, isSeen } from '../../places/is-seen.ts'
import { placeFacts } from '../../places/place.ts'
import { whyUnchangedText, whyUnseenText } from '../../places/why-unseen.ts'
import { offersTestCalls } from '../../shared/call-flow/may-trace.ts'
import { TestCall } from '../../shared/call-flow/test-call.tsx'
import { isRefused } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'
import { toast } from '../../state/toasts.ts'
import { useUiSettings } from '../../state/ui-settings-store.ts'
import { Button } from '../../ui/button.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { t } from './first-number.messages.ts'
import styles from './first-number.module.css'
import sampleLineStyles from './sample-line.module.css'
import { t as sampleLineT } from './samples.messages.ts'
import { useFollowed } from './use-live-calls.ts'

type OpNumber = Pick<
  components['schemas']['OpNumber'],
  'id' | 'tracking_number' | 'receiving_numberId' | 'routing_actionId'
>

/** The steps to a first number, in their order. */
const firstSteps = ['buy', 'rings', 'test'] as const

type FirstStep = (typeof firstSteps)[number]

/** What an account has of its first number. */
interface SetUpState {
  /** The number that was added first; undefined where there is none yet. */
  number: OpNumber | undefined
  isDone: Readonly<Record<FirstStep, boolean>>
  /** Nothing is left to be done. */
  isComplete: boolean
}

/**
 * What is done of the three steps, from the oldest numbers of an account and how many calls to it were put through; undefined for one that has
 * more than one number, as that one knows the way.
 */
export function firstNumberOf(numbers: readonly OpNumber[], calls: number): SetUpState | undefined {
  if (numbers.length > 1) return undefined
  const [number] = numbers
  const rings = number !== undefined && (number.receiving_numberId != null || number.routing_actionId != null)
  const isDone = { buy: number !== undefined, rings, test: rings && calls > 0 }
  return { number, isDone, isComplete: isDone.test }
}

const keep = (sampleSources: readonly number[] | undefined) => saveUiSettings({ sampleSources })

const calls = ['TrackingSource.upsert', 'CallLog.upsert'] as const

/** Offers sample data to look around with; to who has added it, to remove it. */
function SampleLine() {
  const { user } = useSession()
  const { sampleSources } = useUiSettings()
  const [isBusy, setBusy] = useState(false)
  if (!user || calls.some(isRefused)) return null

  async function change(customerId: number) {
    setBusy(true)
    try {
      const { addSamples, removeSamples } = await import('./dashboard-panels.tsx')
      if (sampleSources) await removeSamples(customerId, sampleSources, keep)
      else await addSamples(customerId, keep)
      toast({ severity: 'success', text: sampleLineT(sampleSources ? 'removed' : 'added') })
    } catch (error) {
      reportError(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <p className={sampleLineStyles.line}>
      <span>{sampleLineT(sampleSources ? 'there' : 'offer')}</span>
      <Button size="small" loading={isBusy} onClick={() => void change(user.customerId)}>
        {sampleLineT(sampleSources ? 'remove' : 'add')}
      </Button>
    </p>
  )
}

const setUp = { place: placeFacts.trackingNumberSetup, section: 'Tracking Numbers' } as const

/** The place where each step is done, and the section whose permission it takes. */
const needed = { buy: { place: placeFacts.buyNumbers, section: 'Buy Numbers' }, rings: setUp, test: setUp } as const

/** Why the person may not do a step, and who can change that; undefined for who may. */
function useWhyNot(step: FirstStep): string | undefined {
  const { access } = useSession()
  const { place, section } = needed[step]
  if (!access || (isSeen(place, access) && isChanged({ section }, access))) return undefined
  return isSeen({ section }, access) ? whyUnchangedText({ section }, access) : whyUnseenText(place, access)
}

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
