import type { components } from '@lineboard/contract'
import { typedNumber } from '../../kit/rows/typed-values.ts'
import { typedAmount } from '../../state/typed-amount.ts'
import { fromJsonText, toJsonText } from './json-problem.ts'

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
