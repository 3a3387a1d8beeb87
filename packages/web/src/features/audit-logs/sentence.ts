import type { components } from '@lineboard/contract'
import { personName } from '../../lib/person-name.ts'
import { modelNouns } from '../../parts/model-nouns.ts'
import { t } from './audit-logs.messages.ts'
import { deed } from './deeds.messages.ts'
import { type MatchedOperation, matchOperation } from './match-operation.ts'

type AuditLog = components['schemas']['AuditLog']

/** What is read of an entry. */
export type Entry = Pick<AuditLog, 'method' | 'endpoint' | 'statusCode' | 'affected' | 'userId' | 'DashUser'>

/** Who did it: the person's name, or that it was nobody signed in. */
export function whoOf({ DashUser, userId }: Pick<Entry, 'DashUser' | 'userId'>): string {
  if (DashUser) return personName(DashUser)
  return userId === undefined ? t('nobody') : t('person', { id: String(userId) })
}

function deedOf(entry: Entry, matched: MatchedOperation | undefined): string {
  const who = whoOf(entry)
  if (!matched) return t('unknown', { who })
  const { model, verb, id } = matched
  const { one, other } = modelNouns[model]
  const thing = id === undefined ? `a ${one}` : `${one} ${id}`
  const counted = entry.affected === undefined ? other : t('counted', { count: entry.affected, one, other })
  return deed(verb, { who, thing, things: other, counted, noun: one })
}

/** What became of a call, in words. */
export function outcomeOf(statusCode: number): string {
  if (statusCode < 400) return t('outcome.done')
  if (statusCode >= 500) return t('outcome.failed')
  return t(
    statusCode === 401 || statusCode === 403
      ? 'outcome.forbidden'
      : statusCode === 404
        ? 'outcome.missing'
        : 'outcome.refused',
  )
}

/** An entry in words: who did what, and that it was refused or failed where it was. */
export function sentenceOf(entry: Entry): string {
  const sentence = deedOf(entry, matchOperation(entry.method, entry.endpoint))
  const outcome = outcomeOf(entry.statusCode)
  return entry.statusCode < 400 ? sentence : t('notDone', { sentence, outcome: outcome.toLowerCase() })
}
