import { onStorageRefused } from '../../browser/storage.ts'
import { notify } from '../../state/notifications.ts'
import { toast } from '../../state/toasts.ts'
import { t } from '../app.messages.ts'

/** Says once, where the browser keeps nothing for the app, what that means. */
export function warnStorageRefused(): void {
  onStorageRefused(() => {
    const text = t('storageRefused')
    toast({ severity: 'warn', text })
    notify({ status: 'warn', msg: text })
  })
}
