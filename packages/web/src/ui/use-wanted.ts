import { useEffect } from 'react'
import { type LoadOnce, useLoaded } from '../browser/load-once.ts'
import { toast } from '../state/toasts.ts'
import { t } from './ui.messages.ts'

/** What somebody has asked for, once its code is here; where that can't be downloaded they read so, as nothing else would happen. */
export function useWanted<Value>(source: LoadOnce<Value>, isWanted = true): Value | undefined {
  const { value } = useLoaded(source, isWanted)
  useEffect(() => {
    if (isWanted) source.load().catch(() => toast({ severity: 'error', text: t('notDownloaded') }))
  }, [source, isWanted])
  return value
}
