import { randomUUID } from 'node:crypto'
import type { Row } from '../../store/rows/internal-rows.ts'
import type { Store } from '../../store/rows/types.ts'
import type { ModelRules } from '../rules/model-rules.ts'
import { hashKey, hashPassword, isPassword, keepKey, mask } from './secrets.ts'

type MailedToken = Row<'VerificationToken'>

// A code has six digits, which a plain hash would not hide; a token is long and random.
const hashOf = (type: MailedToken['type'], token: string) =>
  type === 'verification' ? hashPassword(token) : hashKey(token)

/** Keeps what a mailed token or code is recognised by. */
export function keepToken(store: Store, { id, type }: MailedToken, token: string): void {
  store.table('TokenHash').insert({ id, hash: hashOf(type, token) })
}

/** Whether this is what was mailed. */
export function isToken(store: Store, { id, type }: MailedToken, token: string): boolean {
  const hash = store.table('TokenHash').get(id)?.hash
  return type === 'verification' ? isPassword(token, hash) : hash === hashKey(token)
}

/** Takes out tokens, with what they are recognised by. */
export function deleteTokens(store: Store, tokens: readonly MailedToken[]): void {
  for (const { id } of tokens) {
    store.table('VerificationToken').delete(id)
    store.table('TokenHash').delete(id)
  }
}

const isMasked = (secret: string) => secret.startsWith('*')

const isHash = (id: string) => /^[0-9a-f]{64}$/.test(id)

/** Hashes sessions that an older version has kept as they are, and names those that it has not named. */
function hashKeptSessions(store: Store): void {
  const sessions = store.table('AccessToken')
  for (const { id, createdWith, name = randomUUID(), ...rest } of sessions.find()) {
    const row = { ...rest, name }
    if (isHash(id)) {
      sessions.patch(id, { name })
      continue
    }
    sessions.delete(id)
    sessions.insert({
      ...row,
      id: hashKey(id),
      ...(createdWith !== undefined && { createdWith: hashKey(createdWith) }),
    })
  }
}

/** Hashes sessions, keys and mailed tokens that an older version has kept as they are: they go on working. */
export function hashKeptSecrets(store: Store): void {
  hashKeptSessions(store)
  const [keys, tokens] = [store.table('ApiKey'), store.table('VerificationToken')]
  for (const { id, apikey } of keys.find()) {
    if (isMasked(apikey) || store.table('KeyHash').get(id)) continue
    keepKey(store, id, apikey)
    keys.patch(id, { apikey: mask(apikey) })
  }
  for (const row of tokens.find()) {
    if (row.token === undefined || isMasked(row.token) || store.table('TokenHash').get(row.id)) continue
    keepToken(store, row, row.token)
    tokens.patch(row.id, { token: mask(row.token) })
  }
}

/** What a mailed token is recognised by goes with it. */
export const verificationTokenRules: ModelRules<'VerificationToken'> = {
  gone({ id }, store) {
    store.table('TokenHash').delete(id)
  },
}
