import type { Handlers } from './types.ts'

/** Products, their prices and subscriptions. */
export const productHandlers = {} satisfies Handlers
