import { expectTypeOf } from 'vitest'
import { createLineboard } from '../client/client.ts'
import { type BulkReport, type Identified, removeMany, updateMany } from './index.ts'

const api = createLineboard({ baseUrl: '' })

// Rows are named by ids, conditions or in words, and never by nothing.
expectTypeOf(updateMany(api.DashUser, { ids: [1] }, { firstName: 'Ann' })).resolves.toEqualTypeOf<
  BulkReport<Identified, Awaited<ReturnType<typeof api.DashUser.findById>>>
>()
updateMany(api.ReceivingNumber, { where: { customerId: 2 } }, { description: 'Front desk' })
removeMany(api.Whitelist, { ids: [1, 2] }, { concurrency: 2 })
removeMany(api.CallLog, { everything: true })
// @ts-expect-error no selection
removeMany(api.Whitelist, {})
// @ts-expect-error all rows are asked for in words
removeMany(api.Whitelist, { everything: false })
// @ts-expect-error a wrong field in the conditions
removeMany(api.Whitelist, { where: { address: '192.0.2.1' } })
// @ts-expect-error a wrong field in the changes
updateMany(api.DashUser, { ids: [1] }, { fistName: 'Ann' })
// @ts-expect-error a value of the wrong type
updateMany(api.DashUser, { ids: [1] }, { firstName: 1 })

// Some fields are enough, also where the API puts rows whole.
updateMany(api.Whitelist, { where: { proto: 'udp' } }, ({ port = 0 }) => ({ port: port + 1 }))
updateMany(api.Whitelist, { ids: [1] }, { proto: 'tcp' })
// Whatever rows are named by, changes may be computed from each.
updateMany(api.Whitelist, { ids: [1] }, ({ ip }) => ({ ip }))
updateMany(api.Whitelist, { rows: [{ id: 1 }] }, ({ port = 0 }) => ({ port: port + 1 }))
// @ts-expect-error a wrong field of the row
updateMany(api.Whitelist, { ids: [1] }, ({ address }) => ({ ip: address }))
// @ts-expect-error a wrong field in the changes that are computed
updateMany(api.Whitelist, { ids: [1] }, () => ({ address: '192.0.2.1' }))
// @ts-expect-error nothing of this model can be changed
updateMany(api.AuditLog, { ids: [1] }, {})
// @ts-expect-error nothing of this model can be deleted
removeMany(api.AuditLog, { ids: [1] })
