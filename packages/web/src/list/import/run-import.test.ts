import { expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { runImport } from './run-import.ts'

const declarations = import.meta.glob<Record<string, Resource>>('../../features/blacklist/blacklist.resource.ts', {
  eager: true,
})

const details = { context: 'OpNumber', codes: { number: ['sale'] }, messages: { number: ['is for sale: reserve it'] } }

it('says why the server refused a row in the words of the app, with the way on', async () => {
  const error = { statusCode: 422, name: 'ValidationError', message: 'The `OpNumber` instance is not valid.', details }
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async ({ method }) => (method === 'GET' ? Response.json([]) : Response.json({ error }, { status: 422 })),
  })
  const [blacklist] = Object.values(declarations).flatMap((module) => Object.values(module))
  const { form } = (await blacklist?.form?.load()) ?? {}
  if (!form || !blacklist?.import) throw new Error('Blocked numbers are imported no more.')
  const job = { resource: blacklist, form, headers: { number: 'Number' }, ownId: 1 }
  const rows = [{ row: 1, line: 2, cells: { Number: '+1 415 555 0123' } }]
  const options = { dryRun: false, signal: new AbortController().signal, onProgress: () => {} }
  const report = await runImport(job, rows, options)
  expect(report.rows.map(({ status, reason }) => [status, reason])).toEqual([
    ['failed', 'The number is for sale. It is bought on the page Buy Numbers.'],
  ])
})
