import { api } from '../../data/client.ts'
import { commitAll } from '../../state/pending-changes.ts'
import { endImpersonation } from '../../state/session.ts'
import { toast } from '../../state/toasts.ts'
import { t } from '../shell/shell.messages.ts'

const reloadDelayMs = 500

let isEnding = false

/** Ends acting as another person, and starts the app anew as oneself after 500 ms. */
export async function deimpersonate(tokenId: string): Promise<void> {
  if (isEnding) return
  isEnding = true
  try {
    // As the person one acts as, who did it.
    await commitAll()
    await api().DashUser.deimpersonate({ body: { token_id: tokenId } })
    toast({ severity: 'success', text: t('profile.deimpersonated') })
    setTimeout(() => {
      // Not sooner: what is typed here must never be saved as oneself.
      endImpersonation()
      location.reload()
    }, reloadDelayMs)
  } catch {
    isEnding = false
    toast({ severity: 'warn', text: t('profile.deimpersonateFailed') })
  }
}
