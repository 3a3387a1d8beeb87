import type { components } from '@lineboard/contract'
import { targetKinds } from '@lineboard/contract/call-flow'
import { toE164 } from '../../kit/form/phone-input.tsx'
import { typedNumber } from '../../kit/rows/typed-values.ts'
import { t } from './routing-actions.messages.ts'

export type RoutingAction = components['schemas']['RoutingAction']
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

/** A target of a kind that nobody has chosen yet. */
export const blankTarget = (kind: Target['kind']): TargetValues => ({ kind, recordId: null, text: '', label: '' })

/** Whether it is said what a target is. */
export const isWholeTarget = ({ recordId, text }: TargetValues): boolean => recordId !== null || text !== ''

/** Whether anything is chosen as one of the targets. */
export const isAnyChosen = (targets: readonly TargetValues[]): boolean => targets.some(isWholeTarget)

/** Of what was chosen, the targets that an action of a type takes; one to be chosen where that is none. Where a call ends, they are kept. */
export function fittingTargets(type: RoutingAction['type'], targets: readonly TargetValues[]): TargetValues[] {
  const [first, ...others] = targetKinds(type)
  if (first === undefined) return [...targets]
  const fitting = targets.filter(({ kind }) => kind === first || others.includes(kind))
  return fitting.length > 0 ? fitting : [blankTarget(first)]
}

const toTargetValues = ({ kind, target, label = '' }: Target): TargetValues =>
  isRecord(kind) ? { kind, recordId: Number(target), text: '', label } : { kind, recordId: null, text: target, label }

export const toValues = (row?: RoutingAction) => ({
  name: row?.name ?? '',
  type: row?.type ?? 'forward',
  targets: row?.targets?.map(toTargetValues) ?? fittingTargets('forward', []),
  ringSeconds: row?.ringSeconds?.toString() ?? '',
  recordCalls: row?.recordCalls ? 'yes' : 'no',
  whisper: row?.whisper ?? '',
})

export type Values = ReturnType<typeof toValues>

const toTarget = ({ kind, recordId, text, label }: TargetValues, home?: string) => ({
  kind,
  // People type numbers as they read them; the wire takes E.164.
  target: isRecord(kind) ? (recordId?.toString() ?? '') : kind === 'number' ? toE164(text, home) : text,
  ...(label && { label }),
})

/** Wire body of what was typed. A call that is hung up goes nowhere, whatever was chosen before. */
export const toBody = (values: Values, home?: string) => ({
  ...values,
  targets: values.type === 'hang_up' ? [] : values.targets.map((target) => toTarget(target, home)),
  ringSeconds: typedNumber(values.ringSeconds),
  recordCalls: values.recordCalls === 'yes',
})

/** Where a call can go. */
export const targetLabels = {
  receiving_number: t('receivingNumber'),
  number: t('phoneNumber'),
  sip_gateway: t('sipGateway'),
  voice_menu: t('voiceMenu'),
  mailbox: t('mailbox'),
} as const
