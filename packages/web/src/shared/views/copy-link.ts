import { withBase, withoutBase } from '../../browser/address.ts'
import { copyText } from '../../browser/transfer.ts'
import { toast } from '../../state/toasts.ts'
import { t } from './views.messages.ts'

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
