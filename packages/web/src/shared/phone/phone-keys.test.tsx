import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Keypad } from '../../phone/panel/keypad.tsx'

test('the keys of a phone go from the left in a page that is read from the right', () => {
  render(
    <div dir="rtl">
      <Keypad onKey={() => undefined} />
    </div>,
  )
  const keys = screen.getAllByRole('button')
  expect(keys.map(({ textContent }) => textContent).join('')).toBe('123456789*0#')
  expect(keys[0]?.closest<HTMLElement>('[dir]')?.dir).toBe('ltr')
})
