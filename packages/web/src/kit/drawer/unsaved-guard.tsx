import { createContext, type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react'
import { askBeforeLeaving } from '../../browser/page.ts'
import { holdUnsaved } from '../../state/unsaved.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { t } from '../resource.messages.ts'
import styles from './typed-fields.module.css'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

// While something is unsaved, a second history entry of the same address lies over that of the form. Going back then
// leaves only that entry: the address stays, so does the form, and there is time to ask.
const isOnSpareEntry = () => isObject(history.state) && 'unsaved' in history.state

function addSpareEntry(): void {
  const state: unknown = history.state
  history.pushState({ ...(isObject(state) && state), unsaved: true }, '')
}

/**
 * Keeps typed text from being lost: while `isDirty`, leaving asks first. Covers closing through `leave`, going back, and
 * closing or reloading the tab.
 */
export function useUnsavedGuard(isDirty: boolean, onLeave: () => void) {
  const [isAsking, setAsking] = useState(false)
  const isLeaving = useRef(false)

  useLayoutEffect(() => {
    if (isDirty !== isOnSpareEntry()) {
      if (isDirty) addSpareEntry()
      else history.back()
    }
    if (!isDirty) return
    const handleBack = () => {
      if (isLeaving.current || isOnSpareEntry()) return
      addSpareEntry()
      setAsking(true)
    }
    const release = holdUnsaved()
    const stopAsking = askBeforeLeaving()
    addEventListener('popstate', handleBack)
    return () => {
      release()
      stopAsking()
      removeEventListener('popstate', handleBack)
    }
  }, [isDirty])

  const leaveNow = () => {
    isLeaving.current = true
    setAsking(false)
    if (!isOnSpareEntry()) return onLeave()
    addEventListener('popstate', onLeave, { once: true })
    history.back()
  }
  return {
    isAsking,
    /** Leaves, or asks whether to. */
    leave: () => (isDirty ? setAsking(true) : leaveNow()),
    stay: () => setAsking(false),
    /** Leaves without asking: all is saved, or the answer was to discard. */
    leaveNow,
  }
}

/**
 * Keeps what is typed in a dialog from being lost, from the first change on, as long as it `isLost` by closing. `TypedFields` around
 * the fields notes that a change came.
 */
export function useTypedGuard(onClose: () => void, isLost = true) {
  const [isTyped, setTyped] = useState(false)
  return { ...useUnsavedGuard(isTyped && isLost, onClose), handleChange: () => setTyped(true) }
}

/** Asks whether what was typed may be lost. */
export function DiscardQuestion({ guard }: { guard: ReturnType<typeof useUnsavedGuard> }) {
  return (
    <ConfirmDialog
      open={guard.isAsking}
      destructive
      title={t('form.discardTitle')}
      confirmLabel={t('form.discard')}
      onConfirm={guard.leaveNow}
      onClose={guard.stay}
    >
      {t('form.discardText')}
    </ConfirmDialog>
  )
}

interface TypedFieldsProps {
  guard: ReturnType<typeof useTypedGuard>
  children: ReactNode
}

/** The fields of a dialog, and the question whether what was typed in them may be lost. */
export const TypedFields = ({ guard, children }: TypedFieldsProps) => (
  <div className={styles.fields} onChange={guard.handleChange}>
    {children}
    <DiscardQuestion guard={guard} />
  </div>
)

/** Says that something in the details of a row would be lost by closing them, until the function it answers is called. */
type Hold = () => () => void

const HoldContext = createContext<Hold>(() => () => undefined)

export const HoldProvider = HoldContext.Provider

/** While `isUnsaved`, closing the details of the row asks first: something was typed, or is still being sent. */
export function useUnsavedDetails(isUnsaved: boolean): void {
  const hold = useContext(HoldContext)
  // With the typing itself: what closes the details comes next, and must find that there is something to lose.
  useLayoutEffect(() => (isUnsaved ? hold() : undefined), [isUnsaved, hold])
}
