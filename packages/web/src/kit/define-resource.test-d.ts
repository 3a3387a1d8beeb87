import { expectTypeOf } from 'vitest'
import { moneyCell } from './cells/money-cells.tsx'
import { numberCell } from './cells/number-cells.tsx'
import { statusCell } from './cells/status-cell.tsx'
import { phoneCell, textCell } from './cells/text-cells.tsx'
import { defineResource, type Resource } from './define-resource.ts'

const settings = { place: 'trackingNumbers', nouns: { one: 'x', other: 'xs' } } as const
const numbers = { ...settings, list: 'OpNumber.findPaged', count: 'OpNumber.countPaged' } as const
const number = { field: 'tracking_number', label: 'Number', cell: phoneCell } as const
const byNumber = { lead: 'tracking_number', defaultSort: { field: 'tracking_number', direction: 'asc' } } as const

expectTypeOf(defineResource({ ...numbers, ...byNumber, columns: [number] })).toEqualTypeOf<Resource>()

// Columns are fields of the row that the list answers, of its objects, and of relations that are included.
defineResource({
  ...numbers,
  ...byNumber,
  include: ['ReceivingNumber'],
  columns: [number, { field: 'ReceivingNumber.number', label: 'To', cell: phoneCell, search: 'receivingNumber' }],
})
defineResource({
  ...settings,
  list: 'Customer.find',
  count: 'Customer.count',
  columns: [{ field: 'BusinessAddress.city', label: 'City', cell: textCell }],
  lead: 'companyName',
  defaultSort: { field: 'companyName', direction: 'asc' },
})
// @ts-expect-error there is no such field
defineResource({ ...numbers, ...byNumber, columns: [{ field: 'tracking_numbr', label: 'Number', cell: phoneCell }] })
const receiving = { field: 'ReceivingNumber.number', label: 'To', cell: phoneCell } as const
// @ts-expect-error the relation is not included
defineResource({ ...numbers, ...byNumber, columns: [receiving] })
const misspelt = { field: 'ReceivingNumber.numbr', label: 'To', cell: phoneCell } as const
// @ts-expect-error there is no such field of the relation
defineResource({ ...numbers, ...byNumber, include: ['ReceivingNumber'], columns: [misspelt] })
// @ts-expect-error there is no such relation
defineResource({ ...numbers, ...byNumber, include: ['Gateway'], columns: [number] })

// A cell shows values of its column's type, a status cell all of them.
defineResource({
  ...numbers,
  ...byNumber,
  columns: [number, { field: 'totalCalls', label: 'Calls', cell: numberCell }],
})
// @ts-expect-error a text is no number
defineResource({ ...numbers, ...byNumber, columns: [{ field: 'description', label: 'Text', cell: moneyCell }] })
// @ts-expect-error a number is no text
defineResource({ ...numbers, ...byNumber, columns: [{ field: 'monthlyPrice', label: 'Price', cell: textCell }] })
const active = { label: 'Active', tone: 'success' } as const
const paused = { label: 'Paused', tone: 'warning' } as const
defineResource({
  ...numbers,
  ...byNumber,
  columns: [
    number,
    {
      field: 'status',
      label: 'Status',
      cell: statusCell<'active' | 'paused' | 'stopped' | 'released'>({
        active,
        paused,
        stopped: paused,
        released: paused,
      }),
    },
  ],
})
// @ts-expect-error two of the statuses have no label
statusCell<'active' | 'paused' | 'stopped' | 'released'>({ active, paused })

// Keys of the filter text are those of the column's field, and of no other.
// @ts-expect-error the key is that of another field
defineResource({ ...numbers, ...byNumber, columns: [{ ...number, search: 'description' }] })
// @ts-expect-error there is no such key
defineResource({ ...numbers, ...byNumber, columns: [{ ...number, search: 'number' }] })

// Operations are those of the model, each in its place.
// @ts-expect-error an operation that answers no list
defineResource({ ...numbers, ...byNumber, list: 'OpNumber.findById', columns: [number] })
// @ts-expect-error the count of another model
defineResource({ ...numbers, ...byNumber, count: 'Customer.count', columns: [number] })
// @ts-expect-error a list counts nothing
defineResource({ ...numbers, ...byNumber, count: 'OpNumber.find', columns: [number] })
// @ts-expect-error the operation of another model
defineResource({ ...numbers, ...byNumber, update: 'Customer.upsert', columns: [number] })
// @ts-expect-error deleting by condition is not deleting one
defineResource({ ...numbers, ...byNumber, remove: 'OpNumber.deleteAll', columns: [number] })
// @ts-expect-error there is no such operation
defineResource({ ...numbers, ...byNumber, create: 'OpNumber.create', columns: [number] })

// Sort and date are what the contract has.
// @ts-expect-error there is no such field to sort by
defineResource({ ...numbers, ...byNumber, columns: [number], defaultSort: { field: 'nothing', direction: 'asc' } })
defineResource({
  ...numbers,
  ...byNumber,
  columns: [number],
  period: { field: 'lastCallAt', initial: { mode: 'today' } },
})
// @ts-expect-error a text is no date
defineResource({ ...numbers, ...byNumber, columns: [number], period: { field: 'city', initial: { mode: 'today' } } })

// A form is for the row, and checks the body that adding or changing takes.
const customers = {
  ...settings,
  list: 'Customer.find',
  count: 'Customer.count',
  columns: [],
  lead: 'companyName',
} as const
const sort = { defaultSort: { field: 'companyName', direction: 'asc' } } as const
defineResource({ ...customers, ...sort, form: () => import('../features/customers/customer-panels.tsx') })
// @ts-expect-error the form of another entity
defineResource({ ...customers, ...sort, form: () => import('../features/tracking-numbers/tracking-number-form.tsx') })

// Where a list stands, and with it who sees the rows, is said by its place alone.
const { place: _place, ...nowhere } = numbers
// @ts-expect-error it stands nowhere
defineResource({ ...nowhere, ...byNumber, columns: [number] })
// @ts-expect-error there is no such place
defineResource({ ...nowhere, ...byNumber, columns: [number], place: 'numbers' })
// @ts-expect-error the place lists nothing
defineResource({ ...nowhere, ...byNumber, columns: [number], place: 'dashboard' })
// @ts-expect-error the place says whose permission counts
defineResource({ ...numbers, ...byNumber, columns: [number], section: 'Call Logs' })
// @ts-expect-error there is no such channel
defineResource({ ...numbers, ...byNumber, columns: [number], channel: 'tracking_numbers' })

// Actions are for the rows of the list.
const rename = { id: 'rename', label: 'Rename', call: 'OpNumber.upsert' } as const
defineResource({
  ...numbers,
  ...byNumber,
  columns: [number],
  actions: [{ ...rename, isAllowed: ({ status }) => status === 'active', run: ({ id }) => void id.toFixed() }],
})
defineResource({
  ...numbers,
  ...byNumber,
  columns: [number],
  // @ts-expect-error the row has no such field
  actions: [{ ...rename, run: ({ owner }) => void owner }],
})
// @ts-expect-error an action does something
defineResource({ ...numbers, ...byNumber, columns: [number], actions: [rename] })
