import { iterate } from '@lineboard/sdk'
import { api } from '../../data/client.ts'
import { refresh } from '../../data/use-call.ts'
import { t } from '../../shared/phone/link-calls-of.messages.ts'
import { toast } from '../../state/toasts.ts'
import { runRows } from '../bulk/bulk-job.ts'
import { callByName } from '../rows/calls-by-name.ts'

/** A contact as far as its calls go. */
interface Contact {
  id: number
  number: string
  customerId: number
}

/**
 * Links all calls of a contact's number to it, those that are not yet, and says how many show it then. There is one call for that, which takes
 * one at a time. Throws what the first refused one throws, once all have had their turn; another try does what is left.
 */
export async function linkCallsOf({ id: caller_contactId, number, customerId }: Contact): Promise<void> {
  const unlinked: { id: number; name: string }[] = []
  let linked = 0
  const asked = { where: { callerNumber: number, customerId }, fields: ['id', 'caller_contactId'] } as const
  for await (const call of iterate(api().CallLog, asked)) {
    if (call.caller_contactId === caller_contactId) linked += 1
    else unlinked.push({ id: call.id, name: number })
  }
  if (unlinked.length === 0) return
  const link = async ({ id }: { id: number }) => {
    await callByName('CallLog.updatePhonebook', { body: { id, caller_contactId } })
    return 'done' as const
  }
  const results = await runRows(unlinked, link, { onProgress: () => undefined, signal: undefined })
  void refresh('CallLog', 'LightCallLog')
  const failed = results.filter(({ outcome }) => outcome === 'failed')
  const changed = results.length - failed.length
  // Those that were linked before show it too.
  if (changed > 0) toast({ severity: 'success', text: t('linked', { count: linked + changed }) })
  if (failed[0]) throw failed[0].error
}
