import type { components } from '@lineboard/contract'
import { typedNumber } from '../../resource/form/drop-blank.ts'
import { toE164 } from '../../resource/form/to-e164.ts'

type RoutingAction = components['schemas']['RoutingAction']
type Target = RoutingAction['targets'][number]

/** A target as it is typed in: an id where a record is chosen, text where a number or an address is. */
export interface TargetValues {
  kind: Target['kind']
  recordId: number | null
  text: string
  label: string
}

/** Whether a target of this kind is one of the records of a list. */
const isRecord = (kind: Target['kind']): boolean => kind !== 'number' && kind !== 'mailbox'

/** A target nobody has chosen yet. */
export const blankTarget: TargetValues = { kind: 'receiving_number', recordId: null, text: '', label: '' }

const toTargetValues = ({ kind, target, label = '' }: Target): TargetValues =>
  isRecord(kind) ? { kind, recordId: Number(target), text: '', label } : { kind, recordId: null, text: target, label }

export const toValues = (row?: RoutingAction) => ({
  name: row?.name ?? '',
  type: row?.type ?? 'forward',
  targets: row ? row.targets.map(toTargetValues) : [blankTarget],
  ringSeconds: row?.ringSeconds?.toString() ?? '',
  recordCalls: row?.recordCalls ? 'yes' : 'no',
  whisper: row?.whisper ?? '',
})

export type Values = ReturnType<typeof toValues>

const toTarget = ({ kind, recordId, text, label }: TargetValues) => ({
  kind,
  // People type numbers as they read them; the wire takes E.164.
  target: isRecord(kind) ? (recordId?.toString() ?? '') : kind === 'number' ? toE164(text) : text,
  ...(label && { label }),
})

/** Wire body of what was typed. A call that is hung up goes nowhere, whatever was chosen before. */
export const toBody = (values: Values) => ({
  ...values,
  targets: values.type === 'hang_up' ? [] : values.targets.map(toTarget),
  ringSeconds: typedNumber(values.ringSeconds),
  recordCalls: values.recordCalls === 'yes',
})
