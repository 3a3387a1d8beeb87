import { expect, it } from 'vitest'
import { trackingSources } from '../../features/tracking-sources/tracking-sources.resource.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { askList } from './ask-list.ts'

const askedAt = async (search: string) => {
  const asked: string[] = []
  answerCalls(({ url }) => {
    asked.push(new URL(url).pathname.replace('/api/v1', ''))
    return []
  })
  await askList(trackingSources, search)
  return asked
}

it('rows and count are asked for ahead of need, unless it has to be found out first what a text means', async () => {
  expect(await askedAt('filter=name:"spring"')).toEqual(expect.arrayContaining(['/TrackingSources/tracking_sources']))
  expect(await askedAt('filter=name:"50%25"')).toEqual([])
})
