// In a file of their own: the command line is read, and refused, before all that a server is made of is loaded.

/** Calls a minute where no number is given. */
export const defaultCallsPerMinute = 12
/** The most calls a minute. */
export const maxCallsPerMinute = 600
