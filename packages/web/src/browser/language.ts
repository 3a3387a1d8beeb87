/** The language the browser is set to, as a BCP 47 tag; empty where it says none. */
export const browserLanguage = (): string => navigator.language || ''
