import type { components } from '@lineboard/contract'
import { personName } from '../../lib/person-name.ts'
import { modelNouns } from '../../parts/model-nouns.ts'
import { t } from './audit-logs.messages.ts'
import { type MatchedOperation, matchOperation } from './match-operation.ts'

type AuditLog = components['schemas']['AuditLog']

/** What is read of an entry. */
export type Entry = Pick<AuditLog, 'method' | 'endpoint' | 'statusCode' | 'userId' | 'DashUser'>

const kindByVerb = {
  find: 'list',
  findPaged: 'list',
  count: 'count',
  countPaged: 'count',
  trackingNumbersCount: 'count',
  findById: 'read',
  getRecording: 'read',
  create: 'add',
  upsert: 'save',
  patch: 'change',
  patchById: 'change',
  replaceById: 'change',
  updateProduct: 'change',
  deleteById: 'remove',
  deleteSourceWithOption: 'removeMany',
  deleteSipGatewayWithOption: 'removeMany',
  deleteAll: 'removeMany',
  bulkUpload: 'upload',
  bulkDownload: 'download',
  authenticate: 'signIn',
  logout: 'signOut',
  impersonate: 'impersonate',
  deimpersonate: 'deimpersonate',
  forgotPassword: 'forgot',
  accountReset: 'reset',
  activate: 'activate',
  requestEmail: 'requestEmail',
  verifyEmail: 'verifyEmail',
  register: 'register',
  setRole: 'role',
  order: 'order',
  setDefault: 'setDefault',
} as const

const hasKind = (verb: string): verb is keyof typeof kindByVerb => Object.hasOwn(kindByVerb, verb)

/** Who did it: the person's name, or that it was nobody signed in. */
export function whoOf({ DashUser, userId }: Pick<Entry, 'DashUser' | 'userId'>): string {
  if (DashUser) return personName(DashUser)
  return userId === undefined ? t('nobody') : `#${userId}`
}

function deedOf(entry: Entry, matched: MatchedOperation | undefined): string {
  const who = whoOf(entry)
  if (!matched) return t('unknown', { who, method: entry.method, endpoint: entry.endpoint })
  const { model, verb, id } = matched
  const { one, other } = modelNouns[model]
  const thing = id === undefined ? `a ${one}` : `${one} ${id}`
  const kind = model === 'Report' ? 'report' : hasKind(verb) ? kindByVerb[verb] : 'otherCall'
  return t(kind, { who, thing, things: other, noun: one, operation: `${model}.${verb}` })
}

/** An entry in words: who did what, and that it was refused or failed where it was. */
export function sentenceOf(entry: Entry): string {
  const sentence = deedOf(entry, matchOperation(entry.method, entry.endpoint))
  const { statusCode } = entry
  if (statusCode < 400) return sentence
  return t(statusCode < 500 ? 'refused' : 'failed', { sentence, status: String(statusCode) })
}
