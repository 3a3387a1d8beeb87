import { expect, test } from 'vitest'
import { stubbedClient, thrownBy } from '../testing/stubbed-client.ts'
import { merge } from './merge.ts'
import { replace } from './replace.ts'

// Programs that no compiler has seen: JSON leaves undefined out, and a row without an id would be added.
const none: readonly unknown[] = [undefined, null]

test.each(none)('a row of the id %s is neither changed nor added', async (missing) => {
  const { api, sent } = stubbedClient()
  // Given what no type allows.
  const id = missing as number
  for (const call of [
    merge(api.ReceivingNumber, id, { description: 'Desk' }),
    merge(api.DashRole, id, { description: 'Desk' }),
    merge(api.Ivr, id, { description: 'Desk' }),
    merge(api.TrackingSource, id, { description: 'Desk' }),
    replace(api.TrackingSource, { id } as Parameters<typeof replace<typeof api.TrackingSource>>[1]),
    replace(api.Ivr, { id } as Parameters<typeof replace<typeof api.Ivr>>[1]),
  ])
    expect(await thrownBy(call)).toBeInstanceOf(TypeError)
  expect(sent).toEqual([])
})
