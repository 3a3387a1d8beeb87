import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { softphone } from '../../state/softphone.ts'
import { SoftphoneButton } from './top-bar.tsx'

test('that somebody is talked with is seen while the softphone is hidden', async () => {
  render(<SoftphoneButton />)
  expect(screen.getByRole('button', { name: 'Softphone' }).textContent).toBe('Softphone')
  await act(async () => void Object.assign(softphone, { isTalking: true }))
  expect(screen.getByRole('button', { name: 'Softphone – In a call' }).textContent).toBe('In a call')
  await act(async () => void Object.assign(softphone, { isTalking: false }))
  expect(screen.getByRole('button', { name: 'Softphone' })).toBeTruthy()
})
