/** Names of files that carry a hash of their content: they never change. As text, for the configuration of other web servers. */
export const hashedFile = '/assets/.+[-.][0-9A-Za-z_-]{8,}[.][0-9A-Za-z]+$'

/** How long browsers may keep what never changes. */
export const forever = 'public, max-age=31536000, immutable'

/** All else is asked for again each time. */
export const askedAgain = 'no-cache'

const hashed = new RegExp(`^${hashedFile}`)

/** How long browsers may keep a file of the app. */
export const cacheControl = (pathname: string): string => (hashed.test(pathname) ? forever : askedAgain)
