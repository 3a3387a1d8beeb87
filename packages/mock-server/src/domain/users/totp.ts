import { createHmac, randomBytes } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const STEP_MS = 30_000
const DIGITS = 6

/** RFC 4648: five bits a character. */
export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
}

/** A new secret, as long as the hash: 160 bits. */
export const newSecret = (): string => toBase32(randomBytes(20))

/** The code of a step (RFC 4226, section 5.3). */
function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 0xf
  const number = hash.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

const stepAt = (now: Date) => Math.floor(now.getTime() / STEP_MS)

/** The code of a moment (RFC 6238). */
export const codeAt = (secret: string, now: Date): string => codeOf(secret, stepAt(now))

/** The step that a code is of, where that is the present one or the one before or after; undefined for other codes. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const present = stepAt(now)
  return [present, present - 1, present + 1].find((step) => step >= 0 && codeOf(secret, step) === code)
}

/** The address that authenticator apps read. */
export const secretUri = (secret: string, username: string): string =>
  `otpauth://totp/${encodeURIComponent('Lineboard')}:${encodeURIComponent(username)}?secret=${secret}&issuer=Lineboard`
