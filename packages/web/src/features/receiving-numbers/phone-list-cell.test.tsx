import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { phoneListCell } from './phone-list-cell.tsx'

test('numbers of one text are apart from the commas between them, which would are before a number in Arabic', () => {
  const value = '+12125550112,+13055550113'
  const { container } = render(phoneListCell.render?.({ value, row: {}, tabIndex: 0 }))
  expect(screen.getAllByText(/\d/).map(({ textContent }) => textContent)).toEqual(['(212) 555-0112', '(305) 555-0113'])
  expect(container.textContent).toBe('(212) 555-0112,(305) 555-0113')
  expect(phoneListCell.toText?.(value, {})).toBe('(212) 555-0112, (305) 555-0113')
})
