/** Throws a RangeError, which says what is allowed, for an option that is no number or below the least. One that is left out has its default. */
export function checkNumber(option: string, value: number | undefined, least = 0): void {
  if (value !== undefined && !(value >= least)) throw new RangeError(`${option} is at least ${least}, not ${value}`)
}

/** The same of an option that counts something: it is whole, too, and has an end. */
export function checkCount(option: string, value: number | undefined, least = 1): void {
  if (value !== undefined && !(Number.isInteger(value) && value >= least))
    throw new RangeError(`${option} is a whole number from ${least}, not ${value}`)
}
