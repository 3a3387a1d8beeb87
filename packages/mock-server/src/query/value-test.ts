/** Tells whether a value of a field meets one condition. */
export type ValueTest = (value: unknown) => boolean
