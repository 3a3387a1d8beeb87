import { createHash } from 'node:crypto'

const STARS = '*'.repeat(16)

/**
 * What is shown of a secret: stars and a mark that is always the same, by which a client tells one from another, and says which it
 * means. What is kept in its masked form already, such as API keys, is shown as it is.
 */
export const maskedSecret = (secret: string): string =>
  secret.startsWith('****') ? secret : STARS + createHash('sha256').update(secret).digest('hex').slice(0, 12)
