/**
 * Whether a caller is a number, which the phone book and the blacklist may have: colleagues call each other by username, and a number
 * can be withheld.
 */
export const isNumber = (caller: string): boolean => /^\+?\d{3,15}$/.test(caller)
