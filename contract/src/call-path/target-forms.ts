/** A number as it is dialled. */
export const E164 = /^\+[1-9][0-9]{6,14}$/

/** Where a message can go. */
export const EMAIL = /^[^\s@]+@[^\s@]+$/

/** Id that a target names, or undefined where it names none. */
export const idOf = (target: string | undefined): number | undefined =>
  target !== undefined && /^[1-9]\d{0,14}$/.test(target) ? Number(target) : undefined
