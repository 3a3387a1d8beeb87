import { describe, expect, test } from 'vitest'
import { type ProfileFacts, readProfile } from '../profile/index.ts'
import { json } from '../testing/stub-fetch.ts'
import { stubbedClient } from '../testing/stubbed-client.ts'
import { merge } from './merge.ts'

const facts: ProfileFacts = {
  profileVersion: 1,
  checkedAt: '2026-03-01T00:00:00.000Z',
  contractVersion: '1.0.0',
  list: '/TrackingSources',
  lacks: [],
  refusedIncludes: [],
  maxDepth: 5,
  maxUrlLength: 16_000,
}

const row = { id: 3, name: 'Search', description: 'Spring', ownColumn: 'kept' }
const clientOf = (put: ProfileFacts['put'], answers = [json([row]), json(row)]) =>
  stubbedClient(answers, { profile: readProfile({ ...facts, put }) })

describe('a row that is changed by a PUT', () => {
  test.each([undefined, 'replaces', 'refuses'] as const)('is read and sent whole where a PUT %s', async (put) => {
    const { api, sent } = clientOf(put)
    await merge(api.TrackingSource, 3, { description: 'Autumn' })
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'PUT'])
    expect(JSON.parse(sent[1]?.body ?? '')).toEqual({ ...row, description: 'Autumn' })
  })

  test('is not read where a PUT merges, and only the changes are sent', async () => {
    const { api, sent } = clientOf('merges', [json(row)])
    await merge(api.TrackingSource, 3, { description: undefined, name: 'Web' })
    expect(sent.map(({ method }) => method)).toEqual(['PUT'])
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ id: 3, description: null, name: 'Web' })
  })

  test('is compared with what was seen on every server', async () => {
    const { api, sent } = clientOf('merges', [json([{ ...row, name: 'Other' }])])
    const seen = await clientOf(undefined, [json(row)]).api.TrackingSource.findById({ id: 3 })
    await expect(merge(api.TrackingSource, 3, { name: 'Web' }, { seen })).rejects.toThrow()
    expect(sent.map(({ method }) => method)).toEqual(['GET'])
  })
})
