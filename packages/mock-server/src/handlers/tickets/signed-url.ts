import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const HOUR_SECONDS = 3600

// As long as the process lives: after a restart a client asks for the address again, as it must after an hour.
const secret = randomBytes(32)

const signatureOf = (path: string, untilSeconds: number) =>
  createHmac('sha256', secret).update(`${path} ${untilSeconds}`).digest('base64url')

/** An address that needs no token for an hour. */
export function signed(path: string, now: Date): string {
  const untilSeconds = Math.floor(now.getTime() / 1000) + HOUR_SECONDS
  return `${path}?until=${untilSeconds}&signature=${signatureOf(path, untilSeconds)}`
}

/** Whether an address was made by `signed` less than an hour ago. */
export function isSigned({ pathname, searchParams }: URL, now: Date): boolean {
  const untilSeconds = Number(searchParams.get('until'))
  const given = Buffer.from(searchParams.get('signature') ?? '')
  const expected = Buffer.from(signatureOf(pathname, untilSeconds))
  return given.length === expected.length && timingSafeEqual(given, expected) && now.getTime() < untilSeconds * 1000
}
