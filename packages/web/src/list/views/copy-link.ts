import { copyText } from '../../browser/copy-text.ts'
import { toast } from '../../state/toasts.ts'
import type { SavedView } from './saved-views.ts'
import { t } from './views.messages.ts'

/** Puts the address of a view on the clipboard: whoever may see the list sees the view by it. */
export async function copyLink({ name, search }: Pick<SavedView, 'name' | 'search'>, path: string): Promise<void> {
  const isCopied = await copyText(`${location.origin}/service/${path}${search && `?${search}`}`)
  toast(
    isCopied ? { severity: 'success', text: t('linkCopied', { name }) } : { severity: 'warn', text: t('linkRefused') },
  )
}
