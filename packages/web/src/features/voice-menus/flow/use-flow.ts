import { useCallback, useEffect, useState } from 'react'
import { useMedia } from '../../../browser/use-media.ts'
import { whenIdle } from '../../../browser/when-idle.ts'

/** Whether the canvas is shown: beside the fields where there is room, once the form rests, and anywhere that it is asked for. */
export function useFlow() {
  const hasRoom = useMedia('(width >= 1200px)')
  const [asked, setAsked] = useState<boolean>()
  const [rests, setRests] = useState(false)
  const [printed, setPrinted] = useState<{ isShown: boolean }>()
  useEffect(() => whenIdle(() => setRests(true)), [])
  // While it is printed the page is as narrow as the paper: that must not put the canvas away.
  const isShown = printed?.isShown ?? asked ?? (hasRoom && rests)
  return {
    isShown,
    /** Somebody wants to see it now; otherwise it comes by itself. */
    isAsked: asked === true,
    /** Somebody wants to see it no more. */
    isDismissed: asked === false,
    toggle: setAsked,
    isPrinting: printed !== undefined,
    print: () => setPrinted({ isShown }),
    endPrinting: useCallback(() => setPrinted(undefined), []),
  }
}

export type FlowView = ReturnType<typeof useFlow>
