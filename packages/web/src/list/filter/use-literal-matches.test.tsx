import { parseFilterText } from '@lineboard/sdk'
import { renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { trackingSources } from '../../features/tracking-sources/tracking-sources.resource.ts'
import { parseListState } from '../../kit/list-state.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { useLiteralMatches } from './use-literal-matches.ts'

const matchesOf = (filter: string) =>
  renderHook(() =>
    useLiteralMatches(
      trackingSources,
      { ...parseListState('', trackingSources.rules), filter },
      parseFilterText(filter, trackingSources.searchable),
    ),
  ).result

it('a text with signs that servers read otherwise waits until it is found out what has it', async () => {
  answerCalls(() => [{ name: '50% off' }, { name: '50 percent' }])
  const result = matchesOf('name:"50%"')
  expect(result.current).toBeUndefined()
  await waitFor(() => expect(result.current?.('name', '50%')).toEqual(['50% off']))
})

it('any other text waits for nothing, and one of which that failed is asked for as before', async () => {
  answerCalls(() => {
    throw new Error('Unavailable')
  })
  expect(matchesOf('name:"spring"').current).toBeDefined()
  const result = matchesOf('name:"75%"')
  await waitFor(() => expect(result.current).toBeDefined())
  expect(result.current?.('name', '75%')).toBeUndefined()
})
