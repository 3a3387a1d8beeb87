import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { definitionOf } from '../../parts/report/figure-definitions.messages.ts'
import { FigureWord } from './figure-word.tsx'

afterEach(cleanup)

it('a figure of the dashboard says what it counts, on focus and on hover', () => {
  render(<FigureWord label="First-time callers" figure="firstTimeCallers" />)
  const description = definitionOf('firstTimeCallers')
  const word = screen.getByRole('button', { name: 'First-time callers', description })
  const seen = () => screen.queryAllByText(description).filter(({ hidden }) => !hidden)
  for (const [show, hide] of [
    ['focus', 'blur'],
    ['pointerEnter', 'pointerLeave'],
  ] as const) {
    expect(seen()).toEqual([])
    fireEvent[show](word)
    expect(seen()).toHaveLength(1)
    fireEvent[hide](word)
  }
})
