import { onStorageRefused } from '../../browser/storage.ts'
import { toast } from '../../state/toasts.ts'
import { t } from '../app.messages.ts'

/** Says once, where the browser keeps nothing for the app, what that means. */
export function warnStorageRefused(): void {
  onStorageRefused(() => {
    const text = t('storageRefused')
    toast({ severity: 'warn', text })
    // Those are of whoever is signed in.
    import('../../state/notifications.ts').then(
      ({ notify }) => notify({ status: 'warn', msg: text }),
      () => undefined,
    )
  })
}
