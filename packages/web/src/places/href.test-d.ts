import { hrefOf, rowHref } from './href.ts'

hrefOf('dashboard')
hrefOf('callLogs', {}, { period: 'all', customer: 2 })
hrefOf('apiKeys', { userId: 5 })
hrefOf('deleteApiKey', { userId: 5, id: 8 })
rowHref('customers', { action: 'edit', id: 7 })
rowHref('apiKeys', { action: 'add' }, { userId: 5 })

// @ts-expect-error there is no such place
hrefOf('customer')
// @ts-expect-error an address is no place
hrefOf('/service/customer')
// @ts-expect-error the address has a part that is not given
hrefOf('apiKeys')
// @ts-expect-error it has another one
hrefOf('apiKeys', { id: 5 })
// @ts-expect-error one of two is missing
hrefOf('deleteApiKey', { userId: 5 })
// @ts-expect-error one too many
hrefOf('apiKeys', { userId: 5, id: 8 })
// @ts-expect-error the address has no such part
hrefOf('users', { userId: 5 })
// @ts-expect-error a page has no rows
rowHref('dashboard', { action: 'add' })
// @ts-expect-error a row has an id
rowHref('users', { action: 'edit' })
// @ts-expect-error whose keys?
rowHref('apiKeys', { action: 'edit', id: 8 })
