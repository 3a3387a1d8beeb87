import { type RefObject, useEffect } from 'react'
import { keepAudible } from '../../ui/keep-audible.ts'

/** Keeps something of the body at hand while dialogs are open, which take the focus back and hide all else from screen readers. */
export function useAtHand(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current
    if (!element) return
    // Dialogs hear of the focus at the document; React has it at the body already.
    const letBe = (event: FocusEvent) => {
      if (event.target instanceof Node && element.contains(event.target)) event.stopPropagation()
    }
    document.body.addEventListener('focusin', letBe)
    const end = keepAudible(element)
    element.removeAttribute('aria-hidden')
    return () => {
      document.body.removeEventListener('focusin', letBe)
      end()
    }
  }, [ref])
}
