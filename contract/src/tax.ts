/**
 * Percent of tax that is within what is charged. The API names none and takes none: the sum of an offer is the sum that is charged, and
 * an invoice is of that sum.
 */
export const TAX_PERCENT = 0

/** The tax within a sum, in the sum's own whole minor units: what is charged is never more than what was offered. */
export const taxWithin = (minor: number, percent = TAX_PERCENT): number =>
  minor - Math.round(minor / (1 + percent / 100))
