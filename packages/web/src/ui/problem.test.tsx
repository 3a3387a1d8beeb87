import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Problem } from './problem.tsx'

const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
afterEach(() => scrolled.mockClear())

it('a problem is brought into sight when it comes, again when it comes back, and not while it stays', () => {
  const { rerender } = render(<Problem text={undefined} />)
  expect(scrolled).not.toHaveBeenCalled()
  rerender(<Problem text="Your card was declined." />)
  expect(scrolled.mock.instances).toEqual([screen.getByRole('alert')])
  rerender(<Problem text="Your card was declined." />)
  expect(scrolled).toHaveBeenCalledTimes(1)
  rerender(<Problem text={undefined} />)
  rerender(<Problem text="Your card was declined." />)
  expect(scrolled).toHaveBeenCalledTimes(2)
})
