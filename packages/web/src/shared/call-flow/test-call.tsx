import type { CallTrace, MenuKey } from '@lineboard/sdk/call-flow'
import { useState } from 'react'
import { reportError } from '../../data/report-error.ts'
import { useCall } from '../../data/use-call.ts'
import { comma } from '../../lib/messages.ts'
import { rowHref } from '../../places/href.ts'
import { Button } from '../../ui/button.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { usePhoneFormat } from '../phone/format-phone.ts'
import { t } from './call-flow.messages.ts'
import { type FormatPhone, outcomeText, placesOf, unreachableOf } from './step-text.ts'
import { testCallAddress } from './test-call-source.ts'

/** What a test call answers. */
interface TestCallAnswer {
  trace: CallTrace
  /** The row of the call log, where there is one. */
  call: { id: number } | null
}

const isAnswer = (value: unknown): value is TestCallAnswer =>
  typeof value === 'object' && value !== null && 'trace' in value && 'call' in value

/** Lets a call come in to a number. Throws what a failed request throws, or an error with the server's words. */
export async function makeTestCall(number: string, keys: readonly MenuKey[]): Promise<TestCallAnswer> {
  const url = testCallAddress()
  if (url === undefined) throw new Error('makeTestCall() was used where the server makes none')
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number, keys }),
  })
  const body: unknown = await answer.json()
  if (!answer.ok || !isAnswer(body)) throw new Error(`The test call was answered with status ${answer.status}`)
  return body
}

const REFRESH_MS = 1000

interface TestCallProps {
  number: string
  keys: readonly MenuKey[]
  /** Calls to the number are in the call log at present. @default true */
  isLogged?: boolean
  /** Told once a call was made. */
  onCall?: () => void
}

/** Makes a test call, and tells how it goes until it is over. */
export function TestCall({ number, keys, isLogged = true, onCall }: TestCallProps) {
  const [answer, setAnswer] = useState<TestCallAnswer>()
  const [isAsking, setAsking] = useState(false)
  async function call() {
    setAsking(true)
    try {
      setAnswer(await makeTestCall(number, keys))
      onCall?.()
    } catch (problem) {
      reportError(problem)
    } finally {
      setAsking(false)
    }
  }
  return (
    <div>
      <Button variant="outlined" size="small" loading={isAsking} onClick={() => void call()}>
        {t('testCall')}
      </Button>{' '}
      <span>
        {t('testCallHint', { keys: keys.length })} {t(isLogged ? 'testCallCounts' : 'testCallCountsNot')}
      </span>
      <p role="status">{answer && <Progress answer={answer} />}</p>
    </div>
  )
}

/** Whether a test call rang, where, and over which gateways. */
export function wentText({ steps, outcome }: CallTrace, formatPhone: FormatPhone): string {
  if (outcome.kind !== 'rings') return t('went.other', { outcome: outcomeText(outcome, formatPhone) })
  const { reached, doubtful } = placesOf(outcome.rings, formatPhone)
  const taken = steps.flatMap((step) =>
    step.kind === 'gateway' && !step.tried.passedOver ? [step.tried.gateway?.name || t('ownersGateway')] : [],
  )
  return reached
    ? t('went.rang', { places: reached, gateways: [...new Set(taken)].join(comma) })
    : t('went.failed', { places: doubtful, gateways: unreachableOf(outcome) })
}

function Progress({ answer: { trace, call } }: { answer: TestCallAnswer }) {
  const formatPhone = usePhoneFormat()
  const went = wentText(trace, formatPhone)
  if (call) return <Logged key={call.id} id={call.id} went={went} />
  const { outcome, isLogged } = trace
  return outcome.kind === 'rings' || isLogged
    ? t('testCallUnlogged', { went })
    : t('testCallRefused', { outcome: outcomeText(outcome, formatPhone) })
}

/** The row of a test call as it changes; asked for again until the call is over. */
function Logged({ id, went }: { id: number; went: string }) {
  const { data } = useCall(
    'CallLog.findById',
    { id },
    { silent: true, refreshInterval: (row) => (row?.endedAt === undefined ? REFRESH_MS : 0) },
  )
  const text = data?.endedAt ? t('testCallMade', { went, status: t(`status.${data.status}`) }) : t('testCallRinging')
  return (
    <>
      {text} <PlaceLink href={rowHref('callLogs', { action: 'view', id })}>{t('openCall')}</PlaceLink>
    </>
  )
}
