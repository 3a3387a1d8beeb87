export { Database } from './database.ts'

export const OPEN_READONLY = 1
export const OPEN_READWRITE = 2
export const OPEN_CREATE = 4

/** Asks the driver for longer stack traces; ours has them. */
export const verbose = (): void => undefined
