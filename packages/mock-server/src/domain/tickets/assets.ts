import type { components } from '@lineboard/contract'
import { entities } from '@lineboard/contract/entities'
import { type FieldIssue, unprocessable } from '../../ground/errors.ts'
import { isShared, isUsable } from '../rules/checks.ts'
import type { RuleContext } from '../rules/rule-context.ts'
import { ticketUser } from './ticket-people.ts'

type Reference = components['schemas']['AssetReference']
type Kind = keyof typeof models

const { models } = entities.Asset.references.recordId

const names = {
  tracking_number: 'tracking number',
  receiving_number: 'receiving number',
  tracking_source: 'tracking source',
  sip_gateway: 'gateway',
  call: 'call',
  voice_menu: 'voice menu',
  user: 'user',
} as const satisfies Record<Kind, string>

const isKind = (kind: string): kind is Kind => Object.hasOwn(models, kind)

/** Whether a record is there, and a ticket of the customer can't be about it: of people, those it has nothing to do with. */
function isForeign(context: RuleContext, customerId: number, kind: Kind, id: number): boolean {
  const model = models[kind]
  const row = context.store.table(model).get(id)
  if (!row) return false
  return kind === 'user' ? !ticketUser(context, customerId, id) : !isUsable(row, customerId, isShared(model))
}

/**
 * Refuses records of other customers than the ticket's. One that is not there is taken by its name, as that of an asset outlives it
 * (`Asset.recordId` of the contract's delete actions); and what the ticket was about before, its `assetIds`, may stay: its record may
 * have gone to another customer since.
 */
export function checkAssets(
  context: RuleContext,
  customerId: number,
  references: readonly Reference[],
  assetIds: readonly number[] = [],
): void {
  const before = assetIds.map((id) => context.store.table('Asset').get(id))
  const issues = references.flatMap(({ kind, recordId, name }): FieldIssue[] => {
    if (recordId === undefined || !isKind(kind)) return []
    if (before.some((asset) => asset?.kind === kind && asset.recordId === recordId)) return []
    if (!isForeign(context, customerId, kind, recordId)) return []
    const message = `has "${name}", which is no ${names[kind]} of this customer`
    return [{ field: 'assets', code: 'existence', message, value: recordId }]
  })
  if (issues.length > 0) throw unprocessable('Ticket', issues)
}

/** Ids of what a ticket is about. One of the same kind and record is used again, another is added. */
export function assetIdsOf(
  { store, now }: RuleContext,
  customerId: number,
  references: readonly Reference[],
): number[] {
  const assets = store.table('Asset')
  const ids = references.map((reference) => {
    const { kind, recordId, name } = reference
    const isSame = (recordId === undefined ? { name } : { recordId }) satisfies Partial<Reference>
    const known = assets.findOne({ customerId, kind, ...isSame })
    return (known ?? assets.insert({ ...reference, customerId, createdAt: now().toISOString() })).id
  })
  return [...new Set(ids)]
}
