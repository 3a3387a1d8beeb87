import type { RowProblemKind } from '@lineboard/contract/row-rules'
import { comma } from '../../lib/messages.ts'
import { t } from '../resource.messages.ts'

/** The parts of a schema's complaint that the message depends on. */
interface Issue {
  code?: string
  input?: unknown
  origin?: string
  format?: string
  values?: readonly unknown[]
  minimum?: number | bigint
  maximum?: number | bigint
  /** Of a rule of the contract: which one. */
  params?: Readonly<Record<string, unknown>> | undefined
}

const ruleWords: Readonly<Record<RowProblemKind, string>> = {
  phone: t('form.phone'),
  caller: t('form.phone'),
  address: t('form.address'),
  prefix: t('form.prefix'),
  ip: t('form.ip'),
  mask: t('form.mask'),
  expression: t('form.expression'),
  text: t('form.text'),
  limit: t('form.limit'),
  aboveWarning: t('form.aboveWarning'),
  days: t('form.days'),
  choice: t('form.choice'),
  keyEnd: t('form.keyEnd'),
}

const isRule = (kind: unknown): kind is RowProblemKind => typeof kind === 'string' && kind in ruleWords

/** What stands at a field that the schema refuses. */
export function issueText({ code, input, origin, format, values, minimum, maximum, params }: Issue): string {
  if (isRule(params?.kind)) return ruleWords[params.kind]
  if (input === undefined || input === '') return t('form.required')
  if (code === 'invalid_format' && format === 'email') return t('form.email')
  if (code === 'invalid_value' && values) return t('form.oneOf', { values: values.join(comma) })
  if (code === 'too_big') {
    return origin === 'string'
      ? t('form.tooLong', { count: Number(maximum) })
      : t('form.tooBig', { maximum: Number(maximum) })
  }
  if (code === 'too_small') {
    return origin === 'string'
      ? t('form.tooShort', { count: Number(minimum) })
      : t('form.tooSmall', { minimum: Number(minimum) })
  }
  if (code !== 'invalid_type' || origin === 'string') return t('form.invalid')
  if (typeof input === 'number') return t('form.whole')
  return typeof input === 'string' ? t('form.number') : t('form.invalid')
}
