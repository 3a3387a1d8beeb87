/** More rows than this are not changed without a question, and not by one press of a key while a page goes. */
export const manyRows = 50
