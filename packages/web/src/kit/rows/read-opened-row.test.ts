import { expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { toHandle } from '../../features/call-logs/to-handle.resource.ts'
import { forgetPending, pending, postpone } from '../../state/pending-changes.ts'
import { readOpenedRow } from './read-row.ts'

it('what was changed in the list a moment ago is in the form of its row, and is not done after what is typed there', async () => {
  forgetPending()
  const row = { id: 3, handling: 'open' }
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async () => Response.json([row]),
  })
  const run = async () => {
    row.handling = 'handled'
  }
  const action = { run, sendLast: () => undefined }
  for (const id of [3, 4]) {
    postpone({ kind: 'edit', model: 'CallLog', rows: new Map([[id, { handling: 'handled' }]]), text: '', action })
  }
  expect(await readOpenedRow(toHandle, 3)).toMatchObject({ handling: 'handled' })
  expect(pending.list.map(({ rows }) => [...rows.keys()])).toEqual([[4]])
  forgetPending()
})
