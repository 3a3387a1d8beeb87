/** Of a row what its input takes: a call that replaces it drops what is left out, and refuses what it does not know. */
export const inputOf = (shape: object, row: object): object =>
  Object.fromEntries(Object.entries(row).filter(([name]) => Object.hasOwn(shape, name)))
