import { expect, test } from 'vitest'
import { FilterError } from '../filter/filter-error.ts'
import { filters } from '../filter/write-filter.ts'
import { json, stubFetch } from '../testing/stub-fetch.ts'
import { thrownBy } from '../testing/stubbed-client.ts'
import { createTransport } from '../transport/transport.ts'
import { bindOperation } from './client.ts'

const { fetch, sent } = stubFetch(json([{ id: 1 }]))
const transport = createTransport({ baseUrl: 'http://core.example/api/v1', fetch })

test('one call without the table', async () => {
  const findCustomers = bindOperation(transport, 'Customer.find', 'GET /Customers list', { filters })
  expect(await findCustomers({ filter: { limit: 1 } })).toEqual([{ id: 1 }])
  expect(sent[0]?.url.pathname).toBe('/api/v1/Customers')
})

test('guards bulk deletes too', async () => {
  const deleteNumbers = bindOperation(transport, 'OpNumber.deleteAll', 'DELETE /OpNumbers count', { filters })
  expect(await thrownBy(deleteNumbers({ where: {} }))).toBeInstanceOf(FilterError)
})
