import type { Period } from '@lineboard/sdk'
import { withBase, withoutBase } from '../../browser/address.ts'
import { copyText } from '../../browser/transfer.ts'
import { toast } from '../../state/toasts.ts'
import { instantsOf } from '../period/period-name.ts'
import { t } from './views.messages.ts'

/** The days that a period is now, for a link that stays at them; undefined for one that stays anyway. */
export function fixedPeriod(period: Period | undefined): Period | undefined {
  if (!period || period.mode === 'range' || period.mode === 'month') return undefined
  const { first, last } = instantsOf(period)
  const isMonth = period.mode === 'thisMonth' || period.mode === 'lastMonth'
  return isMonth ? { mode: 'month', start: first.slice(0, 7) } : { mode: 'range', start: first, end: last }
}

async function copyAddress(path: string, search: string, done: string): Promise<void> {
  const isCopied = await copyText(`${location.origin}${withBase(path)}${search && `?${search}`}`)
  toast(isCopied ? { severity: 'success', text: done } : { severity: 'warn', text: t('linkRefused') })
}

/** Puts the address of a view on the clipboard: whoever may see what it shows sees the view by it. */
export const copyLink = (name: string, path: string, search: string): Promise<void> =>
  copyAddress(path, search, t('linkCopied', { name }))

/** The same of what the screen shows, given the query that says it. */
export const copyShown = (search: string): Promise<void> =>
  copyAddress(withoutBase(location.pathname), search, t('shownCopied'))
