import { useEffect } from 'react'
import { type LoadOnce, useLoaded } from '../browser/lazy.ts'
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

/**
 * Closes what lies over the page by a press outside of it, or by Escape, but not by the second of a double press: that is meant for what
 * the first was, which has opened what is under the pointer by then.
 */
export const unlessRepeated =
  <Reason = unknown>(close: (reason: Reason) => void) =>
  (event: object, reason: Reason): void => {
    if (!(Number(Reflect.get(event, 'detail')) > 1)) close(reason)
  }
