import { useSyncExternalStore } from 'react'

function subscribe(notify: () => void): () => void {
  addEventListener('online', notify)
  addEventListener('offline', notify)
  return () => {
    removeEventListener('online', notify)
    removeEventListener('offline', notify)
  }
}

/** Whether the browser believes it has a network; follows its changes. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)
