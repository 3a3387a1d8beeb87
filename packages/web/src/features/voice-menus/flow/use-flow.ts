import { useEffect, useState } from 'react'
import { useMedia } from '../../../browser/use-media.ts'
import { whenIdle } from '../../../browser/when-idle.ts'

/** Whether the canvas is shown: beside the fields where there is room, once the form rests, and anywhere that it is asked for. */
export function useFlow() {
  const hasRoom = useMedia('(width >= 1200px)')
  const [asked, setAsked] = useState<boolean>()
  const [rests, setRests] = useState(false)
  useEffect(() => whenIdle(() => setRests(true)), [])
  return {
    isShown: asked ?? (hasRoom && rests),
    /** Somebody wants to see it now; otherwise it comes by itself. */
    isAsked: asked === true,
    /** Somebody wants to see it no more. */
    isDismissed: asked === false,
    toggle: setAsked,
  }
}

export type FlowView = ReturnType<typeof useFlow>
