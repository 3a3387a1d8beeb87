/** Of a row what its input takes: a call that adds it refuses what it does not know. What replaces a row is the row whole. */
export const inputOf = (shape: object, row: object): object =>
  Object.fromEntries(Object.entries(row).filter(([name]) => Object.hasOwn(shape, name)))
