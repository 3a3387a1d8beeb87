import { withBase } from '../../browser/app-base.ts'
import { copyText } from '../../browser/copy-text.ts'
import { toast } from '../../state/toasts.ts'
import { t } from './views.messages.ts'

/** Puts the address of a view on the clipboard: whoever may see what it shows sees the view by it. */
export async function copyLink(name: string, path: string, search: string): Promise<void> {
  const isCopied = await copyText(`${location.origin}${withBase(path)}${search && `?${search}`}`)
  toast(
    isCopied ? { severity: 'success', text: t('linkCopied', { name }) } : { severity: 'warn', text: t('linkRefused') },
  )
}
