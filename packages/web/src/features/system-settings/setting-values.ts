import type { components } from '@lineboard/contract'
import { type ParseError, type ParseErrorCode, parse, visit } from 'jsonc-parser'
import { typedNumber } from '../../kit/rows/typed-values.ts'
import { typedAmount } from '../../state/typed-amount.ts'
import { t } from './system-settings.messages.ts'

// The codes of the library, whose names exist for its compiler alone.
const said: Readonly<Partial<Record<ParseErrorCode, string>>> = {
  1: t('json.symbol'),
  2: t('json.number'),
  3: t('json.name'),
  4: t('json.value'),
  5: t('json.colon'),
  6: t('json.comma'),
  7: t('json.brace'),
  8: t('json.bracket'),
  9: t('json.end'),
  10: t('json.comment'),
  11: t('json.comment'),
  12: t('json.string'),
  13: t('json.number'),
  14: t('json.escape'),
  15: t('json.escape'),
  16: t('json.symbol'),
}

function placed(text: string, offset: number, problem: string): string {
  const before = text.slice(0, offset).split('\n')
  return t('json.at', { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, problem })
}

/** Whether a number keeps all its digits: fifteen are what every program keeps. */
function isExact(typed: string): boolean {
  const digits = typed.replace(/e.*$/i, '').replaceAll(/\D/g, '').replace(/^0+/, '').replace(/0+$/, '')
  return Number.isFinite(Number(typed)) && digits.length <= 15
}

/** What good JSON would lose when it is kept: a name that is there twice, digits of a number. */
function lossIn(text: string): string | undefined {
  const names: Set<string>[] = []
  let found: string | undefined
  const note = (offset: number, problem: string) => {
    found ??= placed(text, offset, problem)
  }
  visit(text, {
    onObjectBegin: () => void names.push(new Set()),
    onObjectEnd: () => void names.pop(),
    onObjectProperty(name, offset) {
      if (names.at(-1)?.has(name)) note(offset, t('json.twice', { name }))
      names.at(-1)?.add(name)
    },
    onLiteralValue(value, offset, length) {
      if (typeof value === 'number' && !isExact(text.slice(offset, offset + length))) note(offset, t('json.inexact'))
    },
  })
  return found
}

/** What is wrong with a text that should be a JSON object, and where, in a sentence; undefined for a good one. */
export function jsonProblem(text: string): string | undefined {
  const errors: ParseError[] = []
  try {
    const value: unknown = parse(text, errors, { disallowComments: true, allowTrailingComma: false })
    const [first] = errors
    if (first) return placed(text, first.offset, said[first.error] ?? t('json.symbol'))
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return t('json.notObject')
    JSON.parse(text)
    return lossIn(text)
  } catch {
    // What both readers give up on: thousands of brackets inside of each other.
    return t('json.deep')
  }
}

/** A value as JSON that a person can edit. */
export const toJsonText = (value: unknown): string => JSON.stringify(value, null, 2)

/** The value a text says; the text itself where something is wrong with it, for the schema to refuse. */
export const fromJsonText = (text: string): unknown => (jsonProblem(text) === undefined ? JSON.parse(text) : text)

type SystemSetting = components['schemas']['SystemSetting']
type Payload = Readonly<Record<string, unknown>>

/** How the value of a setting that has fields of its own is typed in. */
interface Editor {
  toFields(payload: Payload): Payload
  toPayload(fields: Payload, before: Payload): Payload
}

const textAt = (from: Payload, name: string): string => {
  const value = from[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** The version of terms; 0 for terms that were never counted. */
export const versionOf = ({ version }: Payload): number =>
  typeof version === 'number' && Number.isInteger(version) && version > 0 ? version : 0

/** The version that terms have once they are saved: another text is another one, as who accepted the one before has not read it. */
export const versionToBe = (text: string, before: Payload): number =>
  text === textAt(before, 'agreement') ? versionOf(before) : versionOf(before) + 1

const editors = {
  agreement: {
    toFields: (payload) => ({ agreement: textAt(payload, 'agreement'), note: textAt(payload, 'note') }),
    toPayload(fields, before) {
      const agreement = textAt(fields, 'agreement')
      const version = versionToBe(agreement, before)
      const typed = textAt(fields, 'note').trim()
      // A note tells of the version it came with: another text does not take it over.
      const isOfBefore = version > versionOf(before) && typed === textAt(before, 'note').trim()
      const note = isOfBefore ? '' : typed
      return { agreement, ...(version > 0 && { version }), note: note || undefined }
    },
  },
  low_balance: {
    toFields: (payload) => ({
      warnBelowUsd: textAt(payload, 'warnBelowUsd'),
      stopBelowUsd: textAt(payload, 'stopBelowUsd'),
    }),
    toPayload: (fields) => ({
      warnBelowUsd: typedAmount(textAt(fields, 'warnBelowUsd')),
      stopBelowUsd: typedAmount(textAt(fields, 'stopBelowUsd')),
    }),
  },
  recording: {
    toFields: (payload) => ({ keepDays: textAt(payload, 'keepDays'), announce: payload.announce === true }),
    toPayload: ({ keepDays, announce }) => ({ keepDays: typedNumber(String(keepDays)), announce }),
  },
} satisfies Readonly<Record<string, Editor>>

/** A setting that has fields of its own. */
export type KnownSetting = keyof typeof editors

/** Whether a setting has fields of its own; others are typed in as JSON. */
export const isKnownSetting = (key: string | undefined): key is KnownSetting =>
  key !== undefined && Object.hasOwn(editors, key)

/** What stands in the form of a setting: fields of its own, or JSON. `before` is what was read; it is sent only as far as nobody edits it. */
export function toValues(row?: SystemSetting) {
  const { key = '', payload = {} } = row ?? {}
  const typed: Payload | string = isKnownSetting(row?.key) ? editors[row.key].toFields(payload) : toJsonText(payload)
  return { key, payload: typed, before: payload }
}

type Values = ReturnType<typeof toValues>

/** The wire body. What the service keeps beside the fields of a setting stays as it was. */
export function toBody({ key, payload, before }: Values): object {
  if (typeof payload === 'string') return { key, payload: fromJsonText(payload) }
  if (!isKnownSetting(key)) return { key, payload: { ...before, ...payload } }
  const edited: Payload = { ...before, ...editors[key].toPayload(payload, before) }
  return { key, payload: Object.fromEntries(Object.entries(edited).filter(([, value]) => value !== undefined)) }
}
