/** What the texts of this page are written in: the build puts each language's own id here. */
export const messages = { language: 'en' } as const
