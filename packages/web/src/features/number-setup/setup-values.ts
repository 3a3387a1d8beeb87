import type { components } from '@lineboard/contract'

export type OpNumber = components['schemas']['OpNumber']

/** The steps in their order. */
export const steps = ['source', 'number', 'rings', 'recording', 'test', 'summary'] as const

export type SetupStep = (typeof steps)[number]

/** What is set in the row of the number. */
export const routingFields = ['tracking_sourceId', 'receiving_numberId', 'sip_gatewayId', 'routing_actionId'] as const

type RoutingField = (typeof routingFields)[number]

/** What was chosen, by id; null where nothing is. */
export type SetupValues = Record<RoutingField, number | null> & {
  /** Whose the number is; null for the person's own customer. */
  customerId: number | null
  /** The tracking number. */
  numberId: number | null
}

export const blankValues: SetupValues = {
  customerId: null,
  numberId: null,
  tracking_sourceId: null,
  receiving_numberId: null,
  sip_gatewayId: null,
  routing_actionId: null,
}

/** The steps that lack what they are there for. A routing action says itself where calls ring, and is no need. */
export function lackingSteps(values: SetupValues): readonly ('source' | 'number' | 'rings')[] {
  return [
    ...(values.tracking_sourceId === null ? (['source'] as const) : []),
    ...(values.numberId === null ? (['number'] as const) : []),
    ...(values.receiving_numberId === null && values.routing_actionId === null ? (['rings'] as const) : []),
  ]
}

/** Whether the row of the number has all that was chosen. */
export const isSaved = (values: SetupValues, row: OpNumber | undefined): boolean =>
  row !== undefined &&
  row.id === values.numberId &&
  routingFields.every((field) => (row[field] ?? null) === values[field])

/** What a number that is set up already brings along where nothing was chosen, so that saving takes nothing off it. */
export const broughtBy = (values: SetupValues, row: OpNumber): Partial<SetupValues> =>
  Object.fromEntries(
    routingFields.flatMap((field) => (values[field] === null && row[field] != null ? [[field, row[field]]] : [])),
  )

/** The step that asks for a field. */
export function stepOfField(field: string): SetupStep {
  if (field === 'customerId' || field === 'tracking_sourceId') return 'source'
  if (field === 'receiving_numberId' || field === 'sip_gatewayId') return 'rings'
  return field === 'routing_actionId' ? 'recording' : 'number'
}
