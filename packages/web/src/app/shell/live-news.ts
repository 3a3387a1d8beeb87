import type { components } from '@lineboard/contract'
import { isMissed } from '@lineboard/contract/call-result'
import type { Sender } from '@lineboard/sdk/realtime'
import { useEffect } from 'react'
import { whenIdle } from '../../browser/timing.ts'
import { clientOptions } from '../../data/client.ts'
import { loadCurrentUser } from '../../data/current-user.ts'
import { closeLive, type LivePlace, openLive, subscribeBalance, subscribeLive } from '../../data/live.ts'
import { refresh } from '../../data/use-call.ts'
import { notify } from '../../state/notifications.ts'
import { activeToken, session, useSession } from '../../state/session.ts'
import { changeUser } from '../../state/session-events.ts'
import { setMissedCalls, softphone } from '../../state/softphone.ts'
import { type Severity, toast } from '../../state/toasts.ts'
import { appConfig } from '../config.ts'
import { t } from '../shell.messages.ts'

interface News {
  msg: string
  status?: Severity
  date?: string
  templateId?: number
}

const severities: readonly Severity[] = ['success', 'error', 'warn', 'info']

/** Reads what came over the channel of notifications: a text, or an object with one. Undefined where there is nothing to say. */
export function readNews(data: unknown): News | undefined {
  if (typeof data === 'string') return data === '' ? undefined : { msg: data }
  const { msg, status, date, templateId }: Record<string, unknown> = Object(data)
  const severity = severities.find((each) => each === status)
  if (typeof msg !== 'string' || msg === '') return undefined
  return {
    msg,
    ...(severity && { status: severity }),
    ...(typeof date === 'string' && { date }),
    ...(typeof templateId === 'number' && { templateId }),
  }
}

interface Published {
  event: string
  data: unknown
  sender?: Sender
}

/** Puts a notice into the bell, with who says it where that is a person: what it says of itself is not believed. */
export function handleNotification({ event, data, sender }: Published): void {
  const news = event === 'message' ? readNews(data) : undefined
  if (!news) return
  notify({ ...news, ...(sender && { sender: sender.username }) })
  const text = sender ? t('notifications.said', { sender: sender.username, text: news.msg }) : news.msg
  toast({ severity: news.status ?? 'info', text })
}

/** Shows the own customer as it has become. What came into its wallet is among the payments that are shown, too. */
function showCustomer(changed: Partial<components['schemas']['Customer']>): void {
  const { user } = session
  if (!user?.Customer) return
  if ((changed.balance ?? 0) > user.Customer.balance) void refresh('PaymentTransaction')
  changeUser({ ...user, Customer: { ...user.Customer, ...changed } })
}

export function handleBalance({ customerId, balance }: { customerId: number; balance: number }): void {
  if (session.user?.Customer?.id === customerId) showCustomer({ balance })
}

/** What becomes of the own customer is known at once, such as that its calls were stopped. */
function handleCustomer(changed: components['schemas']['Customer']): void {
  const { user } = session
  if (user?.Customer?.id !== changed.id) return
  // Why it is in another state is asked again.
  if (user.Customer.state !== changed.state) void refresh('PaymentMethod')
  showCustomer(changed)
}

type Call = components['schemas']['CallLog']

/** Counts calls that are missed from `sinceMs` on, each once. */
function missedCallCounter(sinceMs: number) {
  const counted = new Set<number>()
  return (call: Call) => {
    const { id, endedAt } = call
    if (!isMissed(call, Date.now()) || !endedAt || Date.parse(endedAt) < sinceMs || counted.has(id)) return
    counted.add(id)
    setMissedCalls(softphone.missedCalls + 1)
  }
}

/** Lets news of the session reach the shell: notifications, the balance, missed calls. Answers what ends it. */
export function followNews(): () => void {
  const countMissed = missedCallCounter(Date.now())
  const ends = [
    subscribeLive('notifications', handleNotification),
    subscribeBalance(handleBalance),
    subscribeLive('customer', (message) => {
      if (message.event === 'update') handleCustomer(message.data)
    }),
    subscribeLive('call_log', (message) => {
      if (message.event === 'create' || message.event === 'update') countMissed(message.data)
    }),
  ]
  return () => {
    for (const end of ends) end()
  }
}

function livePlace(): LivePlace {
  const { apiBase, socketPath } = appConfig()
  return {
    url: new URL(apiBase, location.origin).origin,
    path: socketPath ?? '/wss',
    token: () => activeToken()?.id,
    fit: clientOptions().fit,
    // A refused call asks for the password over the page.
    onEnded: () => void loadCurrentUser().catch(() => undefined),
  }
}

/** Keeps one live connection while somebody is signed in: opened after the first paint, anew for another token. */
export function useLiveSession(): void {
  const { user, token, impersonation } = useSession()
  const userId = user?.id
  const tokenId = impersonation?.token?.id ?? token?.id
  useEffect(followNews, [])
  useEffect(() => {
    if (!userId || !tokenId) return
    const callOff = whenIdle(() => void openLive(livePlace()))
    return () => {
      callOff()
      closeLive()
    }
  }, [userId, tokenId])
}
