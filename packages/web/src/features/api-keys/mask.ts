/** A key with all but its last four characters hidden. */
export const maskKey = (key: string): string => `••••••••${key.slice(-4)}`
