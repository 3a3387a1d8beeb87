import type { CallOptions } from '@lineboard/sdk'
import { type CallTrace, traceNumber } from '@lineboard/sdk/call-flow'
import { comma } from '../../lib/messages.ts'
import { t } from './call-flow.messages.ts'
import { loadLeftSetup } from './left-setup.ts'
import { mayTrace } from './may-trace.ts'
import { type FormatPhone, placeText } from './step-text.ts'

/** Where calls ring, in as few words as a cell of a list has room for; empty where the server does not say. */
export function ringsAt({ steps, outcome }: Pick<CallTrace, 'steps' | 'outcome'>, formatPhone: FormatPhone): string {
  const first = steps.find(({ kind }) => kind === 'rings' || kind === 'menu')
  if (first?.kind === 'menu') return t('at.menu', { name: first.menu.name })
  switch (outcome.kind) {
    case 'rings':
      return [...new Set(outcome.rings.map(({ destination }) => placeText(destination, formatPhone)))].join(comma)
    case 'voicemail':
      return t('at.voicemail', { address: outcome.address })
    case 'hangs_up':
      return t('at.hangs_up')
    case 'nowhere':
      return t('at.nowhere', { reason: t(`reason.${outcome.reason}`) })
    case 'refused':
      return t('at.refused', { reason: t(`refusal.${outcome.reason}`) })
    case 'unknown':
      return ''
  }
}

/** Where calls to numbers ring once changes are made that can still be undone, each with its id; phone numbers in E.164 form. Nothing where the person may not read all that calls meet. */
export async function readRingsAt(ids: readonly number[], call: CallOptions): Promise<(readonly [number, string])[]> {
  if (!mayTrace()) return []
  const { numbers, setup } = await loadLeftSetup({ where: { id: { inq: [...ids] } }, call })
  const at = new Date()
  return numbers.map((number) => [number.id, ringsAt(traceNumber(setup, number, { at }), (phone) => phone)])
}
