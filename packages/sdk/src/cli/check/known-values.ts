import type { ReadRows } from './rows.ts'

/** Values of a query or body that only the server's own rows can tell. */
export type Values = Readonly<Record<string, unknown>>

const idsOf = async (rows: ReturnType<ReadRows>) => (await rows).map(({ id }) => id).filter((id) => id !== undefined)

async function firstId(rows: ReturnType<ReadRows>, name: string): Promise<Values | undefined> {
  const [id] = await idsOf(rows)
  return id === undefined ? undefined : { [name]: id }
}

/** By operation; undefined where the server has no row to ask for. */
export const knownValues: Readonly<Record<string, (rows: ReadRows) => Promise<Values | undefined>>> = {
  'Storage.getRecording': async (rows) => {
    const [call] = await rows('/CallLogs', { recordingId: { gt: 0 } })
    return call && { recording_id: call.recordingId }
  },
  'TicketVersion.latest': (rows) => firstId(rows('/tickets'), 'tid'),
  'DashRole.associatedDashUsers': (rows) => firstId(rows('/DashRoles'), 'id'),
  'PaymentMethod.invoice': async (rows) => {
    const [payment] = await rows('/PaymentTransactions', { transactionType: 'payment' })
    return payment && { customerId: payment.customerId, transactionId: payment.id }
  },
  'DashUser.severalUser': async (rows) => {
    const ids = await idsOf(rows('/DashUsers'))
    return ids.length > 0 ? { ids: ids.slice(0, 3) } : undefined
  },
}
