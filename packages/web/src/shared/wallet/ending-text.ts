import type { components } from '@lineboard/contract'
import { formatDate } from '../../state/dates.ts'
import { t } from './wallet.messages.ts'

type Subscription = Pick<components['schemas']['Subscription'], 'status' | 'renewsAt'>

/** What ending a subscription, or a part of it, means: that it ends now, and until when it was paid. What is past due was not. */
export function endingText({ status, renewsAt }: Subscription, now = new Date()): string {
  const isPaid = renewsAt !== undefined && status !== 'past_due' && Date.parse(renewsAt) > now.getTime()
  return isPaid ? t('ending.paidUntil', { date: formatDate(renewsAt) }) : t('ending.now')
}
