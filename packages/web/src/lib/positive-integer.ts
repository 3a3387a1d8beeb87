// Thirteen digits: a page of them still has a first row that a number can say exactly.
const POSITIVE_INTEGER = /^[1-9]\d{0,12}$/

/** The id or page number an address says; undefined for anything else, and for what no list is long enough for. */
export const positiveInteger = (text: string | null | undefined): number | undefined =>
  text && POSITIVE_INTEGER.test(text) ? Number(text) : undefined
