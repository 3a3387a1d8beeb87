/** Where calls go: the path of one number, numbers that lose calls, and calls lost by a removal. */
export { findBlocked, readBlocked } from './blocked-contacts.ts'
export { CallFlow } from './call-flow.tsx'
export { findRingsAt } from './find-rings-at.ts'
export { LostByRemoval } from './lost-by-removal.tsx'
export { Remarks } from './lost-numbers.tsx'
export { readRingsAt, readRungBy } from './rings-at.ts'
