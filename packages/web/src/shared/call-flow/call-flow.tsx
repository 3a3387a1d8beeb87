import { storedCurrency } from '@lineboard/sdk'
import {
  type CallPlace,
  type CallStep,
  type CallTrace,
  costAMinute,
  type Destination,
  type LoadedSetup,
  type MenuKey,
  traceNumber,
} from '@lineboard/sdk/call-flow'
import { useState } from 'react'
import { useRates } from '../../data/rates.ts'
import { useCall } from '../../data/use-call.ts'
import { hrefOf, rowHref } from '../../places/href.ts'
import { formatMoney } from '../../state/numbers.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import { usePhoneFormat } from '../phone/format-phone.ts'
import { t } from './call-flow.messages.ts'
import styles from './call-flow.module.css'
import { KeyPad } from './key-pad.tsx'
import { useUndoneRoutes } from './left-setup.ts'
import { offersTestCalls } from './may-trace.ts'
import { outcomeText, stepText, unreachableOf } from './step-text.ts'
import { TestCall } from './test-call.tsx'
import type { TypedNumber } from './typed-number.ts'
import { useCallSetup } from './use-call-setup.ts'

const lists = {
  OpNumber: 'trackingNumbers',
  RoutingAction: 'routingActions',
  Ivr: 'voiceMenus',
  ReceivingNumber: 'receivingNumbers',
  SipGateway: 'sipGateways',
} as const

const isListed = (model: CallPlace['model']): model is keyof typeof lists => Object.hasOwn(lists, model)

/** Address of a row that a call meets; a choice of a menu has none of its own. */
export function hrefOfPlace({ model, id }: CallPlace): string | undefined {
  return isListed(model) ? rowHref(lists[model], { action: 'edit', id }) : undefined
}

const ofDestination = (destination: Destination): string | undefined =>
  destination.kind === 'receiving_number' ? hrefOfPlace({ model: 'ReceivingNumber', id: destination.id }) : undefined

/** Where a step leads to in the app; undefined for one that is about nothing that has a screen. */
export function hrefOfStep(step: CallStep): string | undefined {
  switch (step.kind) {
    case 'number':
      return step.number && hrefOfPlace({ model: 'OpNumber', id: step.number.id })
    case 'sender':
      return hrefOf('whitelist')
    case 'caller':
      return step.blocker ? hrefOf(step.blocker === 'contact' ? 'phoneBook' : 'blacklist') : undefined
    case 'action':
      return step.action && hrefOfPlace({ model: 'RoutingAction', id: step.action.id })
    case 'menu':
      return hrefOfPlace({ model: 'Ivr', id: step.menu.id })
    case 'gateway':
      return step.tried.gateway?.name ? hrefOfPlace({ model: 'SipGateway', id: step.tried.id }) : undefined
    case 'rings':
      return ofDestination(step.ring.destination)
    case 'problem':
      return step.problem.at && hrefOfPlace(step.problem.at)
    default:
      return undefined
  }
}

type Walked = Pick<CallTrace, 'steps' | 'outcome' | 'pressed'>

/** Where a call goes, in a sentence or two. */
export interface SummaryText {
  goes: string
  /** What follows where nobody answers. */
  unanswered?: string
}

/**
 * Where a call goes. A voice menu takes a call, whatever becomes of it there: that goes by the keys, and with none it is mostly ended, which
 * says nothing of the number.
 */
export function summaryText({ steps, outcome, pressed }: Walked, formatPhone: (number: string) => string): SummaryText {
  const ringsAt = steps.findIndex(({ kind }) => kind === 'rings')
  const menuAt = steps.findIndex(({ kind }) => kind === 'menu')
  const step = steps[menuAt]
  const inMenu = (text: string) =>
    step?.kind === 'menu'
      ? t(pressed.length > 0 ? 'menuTakes.withKeys' : 'menuTakes.withoutKey', { name: step.menu.name, outcome: text })
      : text
  const goes = outcomeText(outcome, formatPhone)
  if (menuAt >= 0 && (ringsAt < 0 || menuAt < ringsAt)) return { goes: inMenu(goes) }
  if (outcome.kind !== 'rings' || !outcome.unanswered) return { goes }
  return { goes, unanswered: t('unanswered', { outcome: inMenu(outcomeText(outcome.unanswered, formatPhone)) }) }
}

interface CallFlowProps {
  numberId: number
  currency?: string | undefined
  /** What is about to be saved of the number: its calls are shown as they go then. */
  typed?: TypedNumber | undefined
}

/** Where calls to a number go: what becomes of them, the way there in steps, and a test call where the server makes any. */
export function CallFlow({ numberId, currency = storedCurrency(), typed }: CallFlowProps) {
  const { data, error, mutate } = useCallSetup({ id: numberId })
  if (error) return <ErrorState error={error} onRetry={() => void mutate()} />
  if (!data) return <p role="status">{t('loading')}</p>
  return typed ? (
    <AsTyped loaded={data} currency={currency} typed={typed} />
  ) : (
    <Traced loaded={data} currency={currency} />
  )
}

interface TracedProps {
  loaded: LoadedSetup
  currency: string
  isSaved?: boolean
}

/** The same with what is typed in place of what is saved. Nothing led to the receiving number that is chosen, so that it is read for this. */
function AsTyped({ loaded, typed, ...rest }: TracedProps & { typed: TypedNumber }) {
  const { receiving_numberId: id } = typed
  const isRead = id === undefined || loaded.setup.receiver(id) !== undefined
  const { data, error } = useCall('ReceivingNumber.find', isRead ? null : { filter: { where: { id } } }, {
    silent: true,
  })
  if (!isRead && !data && !error) return <p role="status">{t('loading')}</p>
  const receiver: LoadedSetup['setup']['receiver'] = (wanted) =>
    loaded.setup.receiver(wanted) ?? data?.find((row) => row.id === wanted)
  const numbers = loaded.numbers.map((number) => ({ ...number, ...typed }))
  return <Traced {...rest} loaded={{ numbers, setup: { ...loaded.setup, receiver } }} isSaved={false} />
}

function Traced({ loaded: { numbers, setup }, currency, isSaved = true }: TracedProps) {
  const [keys, setKeys] = useState<readonly MenuKey[]>([])
  const [number] = numbers
  const undone = useUndoneRoutes()
  if (!number) return null
  const trace = traceNumber(setup, number, { at: new Date(), keys })
  return (
    <div className={styles.path}>
      {undone && <p className={styles.notes}>{t('undone')}</p>}
      <Summary trace={trace} currency={currency} />
      <KeyPad trace={trace} onChange={setKeys} />
      <ol className={styles.steps} aria-label={t('steps')}>
        {inOrder(trace.steps).map(({ order, step }) => (
          <Step key={order} step={step} />
        ))}
      </ol>
      {isSaved && !undone && offersTestCalls(number) && (
        <TestCall number={number.tracking_number} keys={trace.pressed} isLogged={trace.isLogged} />
      )}
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

/** Leads to what keeps a call from ringing. */
function FixLink({ outcome }: Pick<CallTrace, 'outcome'>) {
  const gatewayId =
    outcome.kind === 'rings' ? outcome.rings.find(({ unreachable }) => unreachable)?.gatewayId : undefined
  const at = outcome.kind === 'nowhere' ? outcome.at : gatewayId && { model: 'SipGateway' as const, id: gatewayId }
  const href = at && hrefOfPlace(at)
  return href ? <PlaceLink href={href}>{t('fix')}</PlaceLink> : null
}

function Summary({ trace, currency }: { trace: CallTrace; currency: string }) {
  const { outcome, isLogged, isRecorded, usdAMinute } = trace
  const { goes, unanswered } = summaryText(trace, usePhoneFormat())
  const cost = costAMinute(trace, currency, useRates())
  const amount = formatMoney(cost.amount, cost.currency, { symbol: cost.symbol, decimals: cost.decimals })
  const isWrong = outcome.kind === 'nowhere' || outcome.kind === 'refused'
  const isDoubtful = unreachableOf(outcome) !== ''
  const notes =
    outcome.kind === 'unknown'
      ? []
      : [
          usdAMinute > 0 ? t('cost', { amount }) : t('free'),
          isRecorded ? t('recorded') : t('notRecorded'),
          ...(isLogged ? [] : [t('notLogged')]),
        ]
  return (
    <div role="status">
      <p className={styles.outcome} data-wrong={isWrong || isDoubtful || undefined}>
        <Unbroken>{goes}</Unbroken> <FixLink outcome={outcome} />
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
