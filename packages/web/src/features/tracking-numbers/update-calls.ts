import type { components } from '@lineboard/contract'
import { api } from '../../data/client.ts'
import { refresh } from '../../data/use-call.ts'
import { formatPhone } from '../../shared/phone/format-phone.ts'
import { toast } from '../../state/toasts.ts'
import { t } from './tracking-numbers.messages.ts'

type OpNumber = components['schemas']['OpNumber']

/** Writes a tracking number into the calls that were made under numbers it had before, and says how many they were. */
export async function updateCalls({ id, tracking_number: trackingNumber }: OpNumber): Promise<void> {
  const { count } = await api().OpNumber.updateLogs({ body: { id, trackingNumber } })
  toast({ severity: 'success', text: t('callsUpdated', { count, number: formatPhone(trackingNumber) }) })
  void refresh('CallLog')
}
