import { readTab, writeTab } from '../browser/storage.ts'

const KEY = 'moneyLeftOpen'

/** Notes that a session was refused while money was to be moved: the screen that says so goes away with it, and maybe the page. */
export const leaveMoneyOpen = (): void => writeTab(KEY, 'yes')

/** Whether money was to be moved when somebody was turned away, and nobody has said yet what became of it. */
export const isMoneyLeftOpen = (): boolean => readTab(KEY) !== undefined

/** Somebody has read it. */
export const closeMoney = (): void => writeTab(KEY, undefined)
