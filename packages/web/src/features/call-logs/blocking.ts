import type { components } from '@lineboard/contract'
import { OWNER_ID } from '@lineboard/contract/owner'
import { api } from '../../data/client.ts'
import type { Call } from '../../data/last-calls.ts'
import { refresh } from '../../data/use-call.ts'
import { runOf, runRows } from '../../kit/bulk/bulk-job.ts'
import type { Run, Target } from '../../kit/row-result.ts'
import { callByName, chunksOf } from '../../kit/rows/calls-by-name.ts'
import { isNumber } from '../../shared/phone/call-icon.tsx'
import { formatPhone } from '../../shared/phone/format-phone.ts'
import { t } from './call-logs.messages.ts'

type CallLog = components['schemas']['CallLog']
type BlacklistNumber = components['schemas']['BlacklistNumber']

/** On whose numbers calls are refused: of the customer who was called, or of every customer. */
export type Scope = 'own' | 'all'

/** A call as far as blocking its caller goes. */
export type BlockedCall = Pick<CallLog, 'id' | 'callerNumber' | 'customerId'> & {
  Customer?: { companyName: string } | undefined
}

interface Blockable extends Target {
  number: string
  customerId: number
  /** Why it is blocked. */
  description?: string
}

/** What blocking the callers of some calls comes to. */
export interface BlockPlan {
  toBlock: readonly Blockable[]
  /** Callers that are blocked, with the entry that does it. */
  already: readonly { name: string; entry: BlacklistNumber }[]
  /** Calls whose number is withheld. */
  withheld: number
  /** Calls of colleagues, who have a name in the place of a number. */
  inside: number
}

/** The entry that refuses calls of a number to a customer. */
export const entryFor = (
  entries: readonly BlacklistNumber[],
  number: string,
  customerId: number,
): BlacklistNumber | undefined =>
  entries.find((entry) => entry.number === number && (entry.customerId === OWNER_ID || entry.customerId === customerId))

/** Who is to be blocked, each number once for each customer that it is blocked for, who is named where there are several. */
export function planBlocking(
  calls: readonly BlockedCall[],
  entries: readonly BlacklistNumber[],
  scope: Scope,
  isNamed = false,
): BlockPlan {
  const numbered = calls.filter(({ callerNumber }) => isNumber(callerNumber))
  const withheld = calls.filter(({ callerNumber }) => callerNumber === 'anonymous').length
  const callers = new Map(
    numbered.map(({ id, callerNumber: number, customerId: own, Customer }) => {
      const customerId = scope === 'all' ? OWNER_ID : own
      const name = formatPhone(number)
      const said =
        isNamed && scope === 'own' && Customer ? t('callerOf', { caller: name, customer: Customer.companyName }) : name
      return [`${number} ${customerId}`, { id, name: said, number, customerId }]
    }),
  )
  const found = [...callers.values()].map((caller) => ({
    caller,
    entry: entryFor(entries, caller.number, caller.customerId),
  }))
  return {
    toBlock: found.flatMap(({ caller, entry }) => (entry ? [] : caller)),
    already: found.flatMap(({ caller, entry }) => (entry ? { name: formatPhone(caller.number), entry } : [])),
    withheld,
    inside: calls.length - numbered.length - withheld,
  }
}

/** Calls by their ids, with whose they are. Throws what the call throws. */
export async function readCalls(ids: readonly number[]): Promise<BlockedCall[]> {
  const read = (inq: number[]) => api().CallLog.find({ filter: { where: { id: { inq } }, include: ['Customer'] } })
  return (await Promise.all(chunksOf(ids).map(read))).flat()
}

/** Entries for any of these numbers. Throws what the call throws. */
export async function readEntries(numbers: readonly string[]): Promise<BlacklistNumber[]> {
  const read = (inq: string[]) => api().BlacklistNumber.find({ filter: { where: { number: { inq } } } })
  return (await Promise.all(chunksOf([...new Set(numbers)]).map(read))).flat()
}

const callFor = ({ number, customerId, description }: Blockable): Call => [
  'BlacklistNumber.create',
  { body: { number, customerId, ...(description && { description }) } },
]

/** The same for a reason, which the list of blocked numbers keeps; an empty one is none. */
export const forReason = (plan: BlockPlan, reason: string): BlockPlan => ({
  ...plan,
  toBlock: plan.toBlock.map((each) => ({ ...each, description: reason.trim() })),
})

/** All of it as calls. */
export const blockCalls = ({ toBlock }: BlockPlan): Call[] => toBlock.map(callFor)

/** Blocks callers, and says what became of each. `where` says in words on whose numbers. */
export function blockRun({ toBlock }: BlockPlan, where: string): Run {
  const bodies = new Map(toBlock.map((each) => [each.id, each]))
  const rows = { count: toBlock.length, name: toBlock[0]?.name ?? '', where }
  return runOf(
    { model: 'CallLog', nouns: { one: t('callerNoun'), other: t('callerNouns') } },
    'edit',
    toBlock,
    async (targets, onProgress, signal) => {
      const block = async ({ id }: Target) => {
        const each = bodies.get(id)
        if (each) await callByName(...callFor(each))
        return 'done' as const
      }
      const results = await runRows(targets, block, { onProgress, signal })
      await refresh('BlacklistNumber')
      return results
    },
    { text: t('blocking', rows), done: (done) => t('blocked', { ...done, where }) },
  )
}
