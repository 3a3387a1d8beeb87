import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SandboxNote } from './sandbox-card-form.tsx'

it('the groups of a card number are as on a card, from left to right', () => {
  render(<SandboxNote titleId="title" isBusy={false} onUse={() => undefined} />)
  expect(screen.getByText('4000 0000 0000 0002')).toHaveProperty('dir', 'ltr')
})
