/** Shorter ones, such as codes to be typed, would be half told by four characters. */
const REVEALING_LENGTH = 16

/** A key with all but its last four characters hidden; a short one wholly. */
export const maskKey = (key: string): string => `••••••••${key.length < REVEALING_LENGTH ? '' : key.slice(-4)}`
