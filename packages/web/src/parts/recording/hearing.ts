import { useEffect } from 'react'
import { proxy, useSnapshot } from 'valtio'

const wish = proxy<{ recordingId: number | undefined }>({ recordingId: undefined })

/** Says that this recording is to be heard as soon as it is shown: somebody chose it, or goes from one to the next. */
export function hear(recordingId: number | undefined): void {
  wish.recordingId = recordingId
}

/** Opens the player of a recording that is to be heard, once. */
export function useHeard(recordingId: number, open: () => void): void {
  const isMeant = useSnapshot(wish).recordingId === recordingId
  useEffect(() => {
    if (!isMeant) return
    hear(undefined)
    open()
  }, [isMeant, open])
}
