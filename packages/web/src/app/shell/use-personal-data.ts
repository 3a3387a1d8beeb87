import { useEffect } from 'react'
import { loadRates } from '../../data/rates.ts'
import { saveUiSettings } from '../../data/save-ui-settings.ts'
import { defaultUiSettings } from '../../lib/default-ui-settings.ts'
import { whenIdle } from '../../lib/when-idle.ts'
import { notify } from '../../state/notifications.ts'
import { useSession } from '../../state/session.ts'
import { toast } from '../../state/toasts.ts'
import { useAreSettingsReadable } from '../../state/ui-settings.ts'
import { t } from './shell.messages.ts'

const log = (error: unknown) => console.warn(error)

/** Looks after what a person brings along: currency rates, first settings, and settings that can't be read. */
export function usePersonalData(): void {
  const { user, impersonationToken } = useSession()
  const isReadable = useAreSettingsReadable()
  const userId = user?.id
  // Whoever acts as somebody else decides nothing in that person's place.
  const needsSettings = userId !== undefined && !user?.uiSettings && !impersonationToken

  useEffect(() => whenIdle(() => void loadRates().catch(log)), [])
  useEffect(() => {
    if (needsSettings) return whenIdle(() => void saveUiSettings(defaultUiSettings(new Date())).catch(log))
  }, [needsSettings])
  useEffect(() => {
    if (isReadable || userId === undefined) return
    notify({ status: 'warn', msg: t('unreadableSettings') })
    toast({ severity: 'warn', text: t('unreadableSettings') })
  }, [isReadable, userId])
}
