import { readStoredJson, writeStored } from '../../browser/storage.ts'
import { positiveInteger } from '../../lib/positive-integer.ts'
import { blankValues, type SetupStep, type SetupValues, steps } from './setup-values.ts'

const key = 'numberSetupDraft'

/** A set-up that is under way: ids of what was chosen, added and bought so far, so that none of it is done again. */
export interface SetupDraft {
  /** Whose draft it is: the next person at this browser begins with a blank one. */
  userId: number
  step: SetupStep
  values: SetupValues
  /** The number whose own routing was brought along: what was taken off it since stays off. */
  broughtId: number | null
}

const isStep = (value: unknown): value is SetupStep => steps.some((step) => step === value)

/** A step that an address names; undefined for none of them. */
export const stepNamed = (name: unknown): SetupStep | undefined => (isStep(name) ? name : undefined)

const idIn = (value: unknown): number | null =>
  typeof value === 'number' ? (positiveInteger(String(value)) ?? null) : null

/** The draft that was kept for a person; a blank one where there is none, or what is kept makes no sense. */
export function draftFrom(kept: unknown, userId: number): SetupDraft {
  const { userId: owner, step, values, broughtId }: Record<string, unknown> = Object(kept)
  if (owner !== userId) return { userId, step: 'source', values: blankValues, broughtId: null }
  const ids: Record<string, unknown> = Object(values)
  return {
    userId,
    step: stepNamed(step) ?? 'source',
    values: {
      customerId: idIn(ids.customerId),
      numberId: idIn(ids.numberId),
      tracking_sourceId: idIn(ids.tracking_sourceId),
      receiving_numberId: idIn(ids.receiving_numberId),
      sip_gatewayId: idIn(ids.sip_gatewayId),
      routing_actionId: idIn(ids.routing_actionId),
    },
    broughtId: idIn(broughtId),
  }
}

export const keptDraft = (userId: number): SetupDraft => draftFrom(readStoredJson(key), userId)

export const keepDraft = (draft: SetupDraft): void => writeStored(key, JSON.stringify(draft))

export const forgetDraft = (): void => writeStored(key, undefined)
