import { iterate } from '@lineboard/sdk'
import { api } from '../../data/client.ts'
import type { Call } from '../../data/last-calls.ts'
import { refresh } from '../../data/use-call.ts'
import { runLater, runOf, runRows } from '../../kit/bulk/bulk-job.ts'
import type { RelationOption } from '../../kit/form/relation-option.ts'
import type { Target } from '../../kit/row-result.ts'
import { callByName } from '../../kit/rows/calls-by-name.ts'
import { nounsOfModel } from '../../shared/model-nouns.ts'
import { t } from './call-logs.messages.ts'

/** A number that calls, and whose calls they are. */
export interface Caller {
  callerNumber: string
  customerId: number
}

/** Ids of all calls of a caller; none where the number is withheld, which is nobody's. Throws what the call throws. */
export async function callsOf({ callerNumber, customerId }: Caller): Promise<number[]> {
  if (callerNumber === 'anonymous') return []
  const ids: number[] = []
  const asked = { where: { callerNumber, customerId }, fields: ['id'] } as const
  for await (const { id } of iterate(api().LightCallLog, asked)) ids.push(id)
  return ids
}

/** The one call there is to link another one to a contact: it takes one call at a time. */
export const linkCall = (id: number, caller_contactId: number): Call => [
  'CallLog.updatePhonebook',
  { body: { id, caller_contactId } },
]

/** Links calls to a contact, when nobody takes it back; what could not be linked is shown call by call. */
export function linkLater(targets: readonly Target[], { id: contactId, text: contact }: RelationOption): void {
  const words = {
    text: t('linking', { count: targets.length, name: targets[0]?.name ?? '', contact }),
    done: (rows: { count: number; name: string }) => t('linked', { ...rows, contact }),
  }
  const run = runOf(
    { model: 'CallLog', nouns: nounsOfModel('CallLog') },
    'edit',
    targets,
    async (rows, onProgress, signal) => {
      const link = async ({ id }: Target) => {
        await callByName(...linkCall(id, contactId))
        return 'done' as const
      }
      const results = await runRows(rows, link, { onProgress, signal })
      await refresh('CallLog', 'LightCallLog')
      return results
    },
    words,
  )
  runLater(run, {
    rows: new Map(targets.map(({ id }) => [id, { caller_contactId: contactId, phonebookName: contact }])),
    calls: () => targets.map(({ id }) => linkCall(id, contactId)),
    makes: (call) => ({ ...call, caller_contactId: contactId }),
  })
}
