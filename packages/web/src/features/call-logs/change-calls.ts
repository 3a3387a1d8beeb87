import type { components } from '@lineboard/contract'
import { zCallLogInput } from '@lineboard/contract/zod'
import { iterate } from '@lineboard/sdk'
import { api } from '../../data/client.ts'
import type { Call } from '../../data/last-calls.ts'
import { refresh } from '../../data/use-call.ts'
import { type RunWords, runLater, runOf, runRows } from '../../kit/bulk/bulk-job.ts'
import { editLater } from '../../kit/bulk/edit-rows.ts'
import { defineForm } from '../../kit/define-form.ts'
import type { RelationOption } from '../../kit/form/relation-option.ts'
import type { Target } from '../../kit/row-result.ts'
import { callByName } from '../../kit/rows/calls-by-name.ts'
import { nounsOfModel } from '../../shared/model-nouns.ts'
import { commit, pending } from '../../state/pending-changes.ts'
import { isServed } from '../../state/served-calls.ts'
import { session } from '../../state/session.ts'
import { t } from './call-logs.messages.ts'

type CallLog = components['schemas']['CallLog']

export type Handling = NonNullable<CallLog['handling']>

/** Where calls are looked up. */
export const calls = { list: 'CallLog.find' } as const

/** Calls as they are changed: the whole row is read and put back, for there is no call that changes some fields. */
const edited = {
  ...calls,
  model: 'CallLog',
  entity: 'CallLog',
  nouns: nounsOfModel('CallLog'),
  include: [],
  update: 'CallLog.upsert',
} as const

/** What of a call is changed by hand; none of it is typed in. */
const form = defineForm({
  schema: zCallLogInput,
  toValues: (row?: CallLog) => ({
    handling: row?.handling ?? '',
    trackingSourceId: row?.trackingSourceId ?? null,
  }),
  Fields: () => null,
})

type Done = Parameters<RunWords['done']>[0]

const markWords: Readonly<Record<Handling, (rows: Done) => string>> = {
  open: (rows) => t('markedOpen', rows),
  called_back: (rows) => t('markedCalledBack', rows),
  handled: (rows) => t('markedHandled', rows),
}

/** Says what has become of calls that nobody answered, when nobody takes it back. */
export function markCalls(targets: readonly Target[], handling: Handling): Promise<void> {
  const { user } = session
  const isOpen = handling === 'open'
  // The server says who and when; until then it is this person, now.
  const shown = {
    handledBy: isOpen ? undefined : user?.id,
    handledAt: isOpen ? undefined : new Date().toISOString(),
    handler: isOpen || !user ? undefined : user,
  }
  const words = { text: markWords[handling](firstOf(targets)), done: markWords[handling] }
  return editLater(edited, form, targets, { handling }, { shown, words })
}

/** The same of one call at once. */
export async function markCallNow(target: Target, handling: Handling): Promise<void> {
  await markCalls([target], handling)
  const change = pending.list.findLast(({ model, rows }) => model === edited.model && rows.has(target.id))
  if (change) await commit(change.id)
}

/** Counts calls for another source, when nobody takes it back. */
export function giveSource(targets: readonly Target[], { id, text: source }: RelationOption): Promise<void> {
  const words = {
    text: t('changingSource', { ...firstOf(targets), source }),
    done: (rows: Done) => t('changedSource', { ...rows, source }),
  }
  return editLater(edited, form, targets, { trackingSourceId: id }, { shown: { trackingSourceName: source }, words })
}

const firstOf = (targets: readonly Target[]): Done => ({ count: targets.length, name: targets[0]?.name ?? '' })

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
  const { CallLog, LightCallLog } = api()
  const rows = isServed('LightCallLog.find') ? iterate(LightCallLog, asked) : iterate(CallLog, asked)
  for await (const { id } of rows) ids.push(id)
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
