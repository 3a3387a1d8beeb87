/** Letters without marks, in small, as what is typed is compared: São Paulo is found by sao. */
export const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
