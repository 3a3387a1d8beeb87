import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'

// Cheap on purpose: these are the passwords of a mock, and tests sign in hundreds of times.
const cost = { N: 256, r: 8, p: 1 }

/** The password as it is stored. Give a salt only where the result must be the same every time, as in a seed. */
export function hashPassword(password: string, salt = randomBytes(8).toString('hex')): string {
  return `${salt}:${scryptSync(password, salt, 32, cost).toString('hex')}`
}

/** Whether a password is the one that was hashed. */
export function isPassword(password: string, stored: string | undefined): boolean {
  const [salt = '', hash = ''] = stored?.split(':') ?? []
  const expected = Buffer.from(hash, 'hex')
  const given = scryptSync(password, salt, 32, cost)
  return expected.length === given.length && timingSafeEqual(expected, given)
}
