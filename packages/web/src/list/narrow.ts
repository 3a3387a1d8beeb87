/** Windows in which lists are cards. */
export const NARROW = '(width < 700px)'
