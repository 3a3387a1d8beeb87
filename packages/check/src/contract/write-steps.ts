import type { Row } from '../server/rows.ts'

/** One call of the writing check. */
export interface WriteStep {
  operationId: string
  /** Name of the row it is about: created under it, and called by it. */
  row: string
  kind: 'create' | 'read' | 'change' | 'count' | 'delete' | 'read deleted'
  /** Body, from the ids of the rows created so far by their names. */
  body?: (ids: Readonly<Record<string, unknown>>) => Row
  /** Where of a count. */
  where?: (ids: Readonly<Record<string, unknown>>) => Row
}

// Numbers and addresses that are kept for examples, so that none is anybody's.
const NUMBER = '+12025550147'

/** What is written, in order: a customer, what it owns, and all of it taken away again. */
export function writeSteps(name: string): WriteStep[] {
  const customer = (more: Row) => () => ({ companyName: name, ...more })
  const owned = (more: Row) => (ids: Readonly<Record<string, unknown>>) => ({ customerId: ids.customer, ...more })
  const source = { name: `${name} source`, type: 'paid_search' }
  return [
    { operationId: 'Customer.create', row: 'customer', kind: 'create', body: customer({ currency: 'USD' }) },
    { operationId: 'Customer.findById', row: 'customer', kind: 'read' },
    {
      operationId: 'Customer.upsert',
      row: 'customer',
      kind: 'change',
      body: ({ customer: id }) => ({ id, companyName: `${name}, changed`, currency: 'USD' }),
    },
    { operationId: 'TrackingSource.upsert', row: 'source', kind: 'create', body: owned(source) },
    { operationId: 'TrackingSource.findById', row: 'source', kind: 'read' },
    {
      operationId: 'TrackingSource.upsert',
      row: 'source',
      kind: 'change',
      body: (ids) => ({ id: ids.source, customerId: ids.customer, ...source, name: `${name}, changed` }),
    },
    {
      operationId: 'TrackingSource.count',
      row: 'source',
      kind: 'count',
      where: ({ customer: customerId, source: id }) => ({ and: [{ customerId }, { id }] }),
    },
    { operationId: 'TrackingSource.deleteById', row: 'source', kind: 'delete' },
    { operationId: 'TrackingSource.findById', row: 'source', kind: 'read deleted' },
    { operationId: 'BlacklistNumber.create', row: 'blocked', kind: 'create', body: owned({ number: NUMBER }) },
    { operationId: 'BlacklistNumber.deleteById', row: 'blocked', kind: 'delete' },
    { operationId: 'Customer.deleteById', row: 'customer', kind: 'delete' },
    { operationId: 'Customer.findById', row: 'customer', kind: 'read deleted' },
  ]
}
