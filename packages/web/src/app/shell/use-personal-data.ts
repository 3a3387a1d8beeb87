import { storedCurrency } from '@lineboard/sdk'
import { useEffect } from 'react'
import { whenIdle } from '../../browser/timing.ts'
import { ownCurrency } from '../../data/own-money.ts'
import { areRatesAwaited, loadRates } from '../../data/rates.ts'
import { saveUiSettings } from '../../data/save-ui-settings.ts'
import { defaultUiSettings } from '../../state/default-ui-settings.ts'
import { notifications, notify, watchNotifications } from '../../state/notifications.ts'
import { useSession } from '../../state/session.ts'
import { toast } from '../../state/toasts.ts'
import { followClock, useAreSettingsReadable } from '../../state/ui-settings-store.ts'
import { t } from '../shell.messages.ts'

/** How often the hour is looked at, in milliseconds. */
const clockMs = 60_000

const log = (error: unknown) => console.warn(error)

/** Looks after what a person brings along: currency rates, the hour, first settings, and settings that can't be read. */
export function usePersonalData(): void {
  const { user, impersonation } = useSession()
  const isReadable = useAreSettingsReadable()
  const userId = user?.id
  // Whoever acts as somebody else decides nothing in that person's place.
  const needsSettings = userId !== undefined && !user?.uiSettings && !impersonation

  useEffect(watchNotifications, [])
  useEffect(() => {
    const load = () => void loadRates().catch(log)
    // Amounts wait for them where the own currency is another one.
    return areRatesAwaited() && ownCurrency() !== storedCurrency() ? load() : whenIdle(load)
  }, [])
  useEffect(() => {
    if (needsSettings) return whenIdle(() => void saveUiSettings(defaultUiSettings(new Date())).catch(log))
  }, [needsSettings])
  useEffect(() => {
    const timer = setInterval(followClock, clockMs)
    // Timers rest in tabs nobody looks at.
    document.addEventListener('visibilitychange', followClock)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', followClock)
    }
  }, [])
  useEffect(() => {
    if (isReadable || userId === undefined) return
    const msg = t('unreadableSettings')
    // Once, and not again at every start.
    if (!notifications.list.some((each) => each.msg === msg)) notify({ status: 'warn', msg })
    toast({ severity: 'warn', text: t('unreadableSettings') })
  }, [isReadable, userId])
}
