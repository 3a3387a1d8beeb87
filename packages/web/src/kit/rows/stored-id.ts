/** The id that a row was stored by; undefined where a server that fills nothing in answers none, whatever the contract says. */
export const storedId = ({ id }: Partial<{ id: number }>): number | undefined => id
