import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Stay, StaysContext, withGone } from './stay.ts'
import { StayMark } from './stay-mark.tsx'

const mark = (stays: ReadonlyMap<number, Stay>, id: number) =>
  render(
    <StaysContext value={stays}>
      <StayMark id={id} />
    </StaysContext>,
  ).container.textContent

it('says of a row in words why it stays, and nothing of the others', () => {
  const stays = new Map<number, Stay>([
    [1, 'filter'],
    [2, 'order'],
  ])
  expect([1, 2, 3].map((id) => mark(stays, id))).toEqual([
    'No longer matches the filter',
    'No longer in this place of the order',
    '',
  ])
})

it('says of a row that somebody else took out of the list that it is no longer here', () => {
  const stays = new Map<number, Stay>([[1, 'filter']])
  expect(withGone(stays, new Set())).toBe(stays)
  mark(withGone(stays, new Set([3])), 3)
  expect(screen.getByText('No longer here').title).toBe('No longer here')
})
