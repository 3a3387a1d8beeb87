import { expectTypeOf } from 'vitest'
import { createLineboard, merge, replace } from '../index.ts'

const api = createLineboard({ baseUrl: '' })

merge(api.Customer, 2, { companyName: 'Harbor' })
merge(api.Customer, 2, ({ companyName }) => ({ companyName: `${companyName} II` }))
// Undefined empties a field where the row is put whole, and says nothing where a patch would leave it as it is.
merge(api.Customer, 2, { vatNumber: undefined })
// @ts-expect-error see above
merge(api.ReceivingNumber, 2, { description: undefined })
// @ts-expect-error a misspelt field
merge(api.Customer, 2, { companyname: 'Harbor' })
// @ts-expect-error what only the server writes
merge(api.Customer, 2, { balance: 5 })
// @ts-expect-error nothing of this model can be changed
merge(api.AuditLog, 2, {})

// @ts-expect-error some fields are not the whole row
replace(api.Customer, { id: 2, companyName: 'Harbor' })
// @ts-expect-error a model whose rows can only be patched
replace(api.DashUser, { id: 2 })

const row = await api.Customer.findById({ id: 2 })
expectTypeOf(replace(api.Customer, { ...row, companyName: 'Harbor' })).resolves.toExtend<{ balance: number }>()
// The call itself takes what creates a row, or the row as it was read.
api.Customer.upsert({ body: { ...row, companyName: 'Harbor', balance: row.balance } })
