import { OWNER_ID } from '@lineboard/contract/owner'
import type { createLineboard } from '@lineboard/sdk'
import type { Claim, MarkedModel } from './claims.ts'
import { chosen } from './plan.ts'

/** A client of the SDK, as each user has one. */
export type Client = ReturnType<typeof createLineboard>

/** An account of the sample data, and its rights. */
export interface Person {
  username: string
  id: number
  customerId: number
  mayChange: boolean
  isSuper: boolean
}

export const people: readonly Person[] = [
  { username: 'super', id: 1, customerId: OWNER_ID, mayChange: true, isSuper: true },
  { username: 'admin', id: 2, customerId: 2, mayChange: true, isSuper: false },
  { username: 'user', id: 3, customerId: 2, mayChange: true, isSuper: false },
  { username: 'readonly', id: 4, customerId: 2, mayChange: false, isSuper: false },
  { username: 'owen', id: 6, customerId: 3, mayChange: true, isSuper: false },
]

/** What a user does something with. */
export interface TaskContext {
  api: Client
  /** Customer of the rows to work on. */
  customerId: number
  person: Person
  draws: readonly [number, number]
  /** The mark of an added row. */
  mark: string
  /** An amount that nobody else gives, in USD. */
  credit: number
  /** Adds a row, and records what the user learned; `hasEntry`: the audit log names the row. @default true */
  make(model: MarkedModel, call: () => Promise<{ id: number }>, hasEntry?: boolean): Promise<void>
  /** Deletes a row, and records what the user learned. */
  take(claim: Claim, call: () => Promise<{ count: number }>): Promise<void>
  /** Rows that users of the simulation added and that exist. */
  made(model: MarkedModel): readonly Claim[]
}

type Task = (context: TaskContext) => Promise<unknown>

/** A phone number of one's own, by a mark. */
function numberOf(mark: string): string {
  const digits = mark.replace(/\D/g, '').padStart(7, '0').slice(-7)
  return `+1646${digits.replace(/^[01]/, '5')}`
}

const reads: readonly Task[] = [
  ({ api, draws: [draw] }) => api.CallLog.find({ filter: { limit: 1 + (draw % 20), order: 'startedAt DESC' } }),
  ({ api }) => api.CallLog.count({ where: { status: 'missed' } }),
  ({ api }) => api.OpNumber.findPaged({ filter: { limit: 10, include: ['ReceivingNumber', 'TrackingSource'] } }),
  ({ api, draws: [draw] }) => api.ReceivingNumber.find({ filter: { where: { customerId: (draw % 4) + OWNER_ID } } }),
  ({ api, draws: [draw] }) => api.TrackingSource.find({ filter: { where: { customerId: { neq: draw % 4 } } } }),
  ({ api }) => api.BlacklistNumber.find(),
  ({ api, draws: [draw] }) => api.DashUser.find({ filter: { where: { id: { gt: draw % 12 } }, limit: 5 } }),
  ({ api, draws: [draw] }) => api.Customer.findById({ id: 1 + (draw % 4) }),
  ({ api }) => api.PaymentTransaction.find({ filter: { limit: 10, order: 'transactionDate DESC' } }),
  ({ api }) => api.PaymentMethod.balance(),
  ({ api }) => api.Ticket.find(),
  ({ api, draws: [draw] }) => api.AuditLog.find({ filter: { limit: 1 + (draw % 10), order: 'id DESC' } }),
]

const writes: readonly Task[] = [
  ({ make, api, mark, customerId }) =>
    make('BlacklistNumber', () =>
      api.BlacklistNumber.create({ body: { customerId, number: numberOf(mark), description: mark } }),
    ),
  ({ make, api, mark, customerId }) =>
    make('ReceivingNumber', () =>
      api.ReceivingNumber.create({ body: { customerId, number: numberOf(mark), description: mark } }),
    ),
  ({ make, api, mark, customerId }) =>
    make('TrackingSource', () => api.TrackingSource.upsert({ body: { customerId, name: mark, type: 'social' } })),
  ({ make, api, mark, customerId }) =>
    make('Ticket', () => api.Ticket.create({ body: { customerId, subject: mark, body: 'No sound.' } })),
  async ({ take, made, api, draws: [draw] }) => {
    const claim = chosen(made('BlacklistNumber'), draw)
    if (claim?.id !== undefined) await take(claim, () => api.BlacklistNumber.deleteById({ id: claim.id ?? 0 }))
  },
  async ({ take, made, api, draws: [draw] }) => {
    const claim = chosen(made('TrackingSource'), draw)
    if (claim?.id !== undefined) await take(claim, () => api.TrackingSource.deleteById({ id: claim.id ?? 0 }))
  },
  async ({ made, api, mark, draws: [draw] }) => {
    const claim = chosen(made('ReceivingNumber'), draw)
    if (claim?.id === undefined) return
    await api.ReceivingNumber.patch({ body: { id: claim.id, companyId: mark.slice(-6) } })
  },
]

const moneyTasks: readonly Task[] = [
  ({ make, api, mark, credit, customerId }) =>
    make('PaymentTransaction', () =>
      api.PaymentTransaction.create({
        body: { customerId, transactionType: 'adjustment', amount: credit, reason: mark },
      }),
    ),
  async ({ api, make, credit, customerId, draws: [draw] }) => {
    const cards = await api.PaymentMethod.find({ filter: { where: { customerId } } })
    const card = chosen(cards, draw)
    if (!card) return
    const charge = () =>
      api.PaymentMethod.chargeCustomer({ body: { customerId, amount: credit + 1, source: card.token } })
    await make('PaymentTransaction', async () => ({ id: (await charge()).transaction.id }), false)
  },
  async ({ api, customerId, draws: [draw, other] }) => {
    const payments = await api.PaymentTransaction.find({
      filter: { where: { customerId, transactionType: 'payment' }, order: 'id DESC', limit: 5 },
    })
    const payment = chosen(payments, draw)
    if (!payment) return
    const amount = Math.max(1, Math.round((payment.amount * 100) / (1 + (other % 3)))) / 100
    await api.PaymentMethod.refund({ body: { customerId, transactionId: payment.id, amount } })
  },
  ({ api, customerId, draws: [draw, other] }) =>
    api.Product.subscribeProduct({
      body: { customerId, productId: chosen([1, 2, 4, 5], draw) ?? 1, quantity: 1 + (other % 2) },
    }),
  async ({ api, customerId, draws: [draw] }) => {
    const [subscription] = await api.Subscription.find({ filter: { where: { customerId }, skip: draw % 3, limit: 1 } })
    if (!subscription) return
    await api.Product.unsubscribeProduct({ body: { customerId, productId: subscription.productId, quantity: 1 } })
  },
  async ({ api, draws: [draw] }) => {
    const found = await api.NumberProvider.lookup({ body: { country: 'us', type: 'local', areaCode: '212', limit: 5 } })
    const number = chosen(found.numbers, draw)?.number
    if (number === undefined) return
    await api.NumberProvider.reserve({ body: { numbers: [number] } })
    await api.OpNumber.upsert({ body: { tracking_number: number } })
  },
]

/** What users do, the most frequent more than once. */
export const tasks: readonly Task[] = [...reads, ...writes, ...writes, ...moneyTasks]
