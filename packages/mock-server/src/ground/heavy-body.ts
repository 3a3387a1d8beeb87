import { LoopbackError } from './errors.ts'
import type { BodyLimits } from './limits.ts'

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const AMPERSAND = 0x26
const openers = new Set([0x5b, 0x7b])

/** Whether the objects and lists of a JSON text have more than `most` members, counted without parsing it. */
function hasMoreMembers(bytes: Uint8Array, most: number): boolean {
  let count = 0
  let isText = false
  for (let at = 0; at < bytes.length && count <= most; at++) {
    const byte = bytes[at] ?? 0
    if (isText) {
      if (byte === BACKSLASH) at++
      else if (byte === QUOTE) isText = false
    } else if (byte === QUOTE) isText = true
    else if (byte === COMMA || openers.has(byte)) count++
  }
  return count > most
}

function hasMoreFields(bytes: Uint8Array, most: number): boolean {
  let count = 1
  // To iterate over the bytes takes ten times as long.
  for (let at = 0; at < bytes.length && count <= most; at++) if (bytes[at] === AMPERSAND) count++
  return count > most
}

const tooMany = (what: string, most: number) =>
  new LoopbackError(413, `The body has more than ${most} ${what}.`, { name: 'PayloadTooLargeError' })

const mediaTypeOf = (contentType: string) => contentType.toLowerCase().split(';', 1)[0]?.trim() ?? ''

const isMultipart = (contentType: string) => mediaTypeOf(contentType) === 'multipart/form-data'

/** Bytes that a body of this type may have. */
export const mostBytes = (contentType: string, { textBytes, uploadBytes }: BodyLimits): number =>
  isMultipart(contentType) ? uploadBytes : textBytes

/** Throws a 413 for a body that would occupy its parser for long. What it is taken for, its content type says, or else its first character. */
export function refuseHeavy(bytes: Buffer, contentType: string, { values, fields }: BodyLimits): void {
  if (isMultipart(contentType)) return
  if (mediaTypeOf(contentType) === 'application/x-www-form-urlencoded') {
    if (hasMoreFields(bytes, fields)) throw tooMany('fields', fields)
  } else if (hasMoreMembers(bytes, values)) throw tooMany('values', values)
}

/** Whether an address has more parameters than are taken. */
export const hasTooManyParameters = (url: string, { fields }: BodyLimits): boolean =>
  url.length > fields && hasMoreFields(Buffer.from(url), fields)
