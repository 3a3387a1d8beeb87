import type { Seed } from './types.ts'

/** Writes what follows from the calls into the rows they went through: totals, last call, tracking numbers delivered. */
export const callTotals: Seed = ({ soFar }) => {
  const byNumber = new Map<string, { count: number; lastAt: string }>()
  const byReceiving = new Map<string, number>()
  const bySource = new Map<number, number>()
  for (const call of soFar('CallLog')) {
    byNumber.set(call.trackingNumber, {
      count: (byNumber.get(call.trackingNumber)?.count ?? 0) + 1,
      lastAt: call.startedAt,
    })
    if (call.receivingNumber) byReceiving.set(call.receivingNumber, (byReceiving.get(call.receivingNumber) ?? 0) + 1)
    if (call.trackingSourceId) bySource.set(call.trackingSourceId, (bySource.get(call.trackingSourceId) ?? 0) + 1)
  }
  const numbersTo = Map.groupBy(soFar('OpNumber'), ({ receiving_numberId }) => receiving_numberId)
  return {
    OpNumber: soFar('OpNumber').map((row) => {
      const total = byNumber.get(row.tracking_number)
      return { ...row, totalCalls: total?.count ?? 0, ...(total && { lastCallAt: total.lastAt }) }
    }),
    ReceivingNumber: soFar('ReceivingNumber').map((row) => ({
      ...row,
      tracking_number: (numbersTo.get(row.id) ?? []).map(({ tracking_number }) => tracking_number).join(', '),
      totalCalls: byReceiving.get(row.number) ?? 0,
    })),
    TrackingSource: soFar('TrackingSource').map((row) => ({ ...row, totalCalls: bySource.get(row.id) ?? 0 })),
  }
}
