import { useEffect } from 'react'
import { proxy, useSnapshot } from 'valtio'

const requested = proxy<{ recordingId: number | undefined }>({ recordingId: undefined })

/** Says that this recording is to be heard as soon as it is shown: somebody chose it, or goes from one to the next. */
export function playWhenShown(recordingId: number | undefined): void {
  requested.recordingId = recordingId
}

/** Opens the player of a recording that is to be heard, once. */
export function usePlayWhenShown(recordingId: number, open: () => void): void {
  const isMeant = useSnapshot(requested).recordingId === recordingId
  useEffect(() => {
    if (!isMeant) return
    playWhenShown(undefined)
    open()
  }, [isMeant, open])
}
