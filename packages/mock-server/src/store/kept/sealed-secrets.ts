import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyRow } from '../rows/internal-rows.ts'

const KEY_FILE = 'phone.key'
const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16
const MARK = 'sealed:'
const algorithm = 'aes-256-gcm'

/** What is sealed, by table: what registers a phone, and what codes at sign-in are made of. */
const sealedFields: Readonly<Record<string, readonly string[]>> = {
  Credential: ['phone'],
  SecondFactor: ['secret', 'waiting'],
}

/** Seals what must be known as it is: a copy of the rows without the key of the folder is of no use. */
export interface Seal {
  /** A row as it is written. */
  toFile(model: string, row: AnyRow): AnyRow
  /** A row as it was before; without its secret where the key is another one. */
  fromFile(model: string, row: AnyRow): AnyRow
}

/** The key of a folder, made where there is none. */
function keyOf(folder: string): Buffer {
  const path = join(folder, KEY_FILE)
  try {
    writeFileSync(path, randomBytes(KEY_BYTES), { mode: 0o600, flag: 'wx' })
  } catch (problem) {
    if (!(problem instanceof Error && 'code' in problem && problem.code === 'EEXIST')) throw problem
  }
  return readFileSync(path)
}

function seal(key: Buffer, text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(algorithm, key, iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return MARK + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
}

function unseal(key: Buffer, text: string): string | undefined {
  const bytes = Buffer.from(text.slice(MARK.length), 'base64')
  try {
    const cipher = createDecipheriv(algorithm, key, bytes.subarray(0, IV_BYTES))
    cipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    return Buffer.concat([cipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), cipher.final()]).toString('utf8')
  } catch {
    // Sealed by another key, or not whole: the user signs in once, and has a phone again.
    return undefined
  }
}

/** A row with its sealed fields as `map` makes them; without those that it makes nothing of. */
function mapped(model: string, row: AnyRow, map: (text: string) => string | undefined): AnyRow {
  const fields = sealedFields[model]?.filter((field) => typeof row[field] === 'string') ?? []
  if (fields.length === 0) return row
  const entries = Object.entries(row).flatMap(([field, value]) => {
    const kept = fields.includes(field) ? map(String(value)) : value
    return kept === undefined ? [] : [[field, kept] as const]
  })
  return { id: row.id, ...Object.fromEntries(entries) }
}

/** The seal of a data folder. */
export function sealOf(folder: string): Seal {
  let key: Buffer | undefined
  const ownKey = () => {
    key ??= keyOf(folder)
    return key
  }
  return {
    toFile: (model, row) => mapped(model, row, (text) => seal(ownKey(), text)),
    fromFile: (model, row) => mapped(model, row, (text) => (text.startsWith(MARK) ? unseal(ownKey(), text) : text)),
  }
}
