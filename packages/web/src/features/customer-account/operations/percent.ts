/** A share in per cent as it is typed, with a decimal at most; 0 for what is none. */
export const percentOf = (typed: string): number =>
  /^\d{1,3}(?:[.,]\d)?$/.test(typed.trim()) ? Number(typed.replace(',', '.')) : 0

/** Whether so much can be given back of a charge. */
export const isShare = (percent: number): boolean => percent >= 1 && percent <= 100
