let isOpen = false

/** Notes that a session was refused while money was to be moved: the screen that says so goes away with the session. */
export const leaveMoneyOpen = (): void => {
  isOpen = true
}

/** Whether money was to be moved when the session ended, and nobody has said yet what became of it. */
export const isMoneyLeftOpen = (): boolean => isOpen

/** Somebody has read it and signed in again. */
export const closeMoney = (): void => {
  isOpen = false
}
