import { api } from '../../data/client.ts'
import { endImpersonation } from '../../state/session.ts'
import { toast } from '../../state/toasts.ts'
import { t } from './shell.messages.ts'

const reloadDelayMs = 500

/** Ends acting as another person, and starts the app anew as oneself after 500 ms. */
export async function deimpersonate(tokenId: string): Promise<void> {
  try {
    await api().DashUser.deimpersonate({ body: { token_id: tokenId } })
    endImpersonation()
    toast({ severity: 'success', text: t('profile.deimpersonated') })
    setTimeout(() => location.reload(), reloadDelayMs)
  } catch {
    toast({ severity: 'warn', text: t('profile.deimpersonateFailed') })
  }
}
