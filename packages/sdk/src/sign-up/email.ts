/** An address as it is kept: without spaces anywhere. */
export const cleanEmail = (text: string): string => text.replaceAll(/\s/g, '')
