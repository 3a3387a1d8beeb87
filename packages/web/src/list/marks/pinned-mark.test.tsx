import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PinnedRowsContext, type WhyPinned, withGone } from '../context/row-news.ts'
import { PinnedMark } from './row-marks.tsx'

const mark = (pinned: ReadonlyMap<number, WhyPinned>, id: number) =>
  render(
    <PinnedRowsContext value={pinned}>
      <PinnedMark id={id} />
    </PinnedRowsContext>,
  ).container.textContent

it('says why a row is pinned, and nothing of other rows', () => {
  const pinned = new Map<number, WhyPinned>([
    [1, 'filter'],
    [2, 'order'],
  ])
  expect([1, 2, 3].map((id) => mark(pinned, id))).toEqual([
    'No longer matches the filter',
    'No longer in this place of the order',
    '',
  ])
})

it('says of a row that somebody else took out of the list that it is no longer here', () => {
  const pinned = new Map<number, WhyPinned>([[1, 'filter']])
  expect(withGone(pinned, new Set())).toBe(pinned)
  mark(withGone(pinned, new Set([3])), 3)
  expect(screen.getByText('No longer here').title).toBe('No longer here')
})
