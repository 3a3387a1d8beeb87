import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { placeAt } from '../../places/place-at.ts'
import { overlay } from '../../state/overlay.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { Overlays } from './overlays.tsx'

const pressed = (init: KeyboardEventInit) => act(async () => void fireEvent.keyDown(document.body, init))

it('Ctrl+K opens the search over everything, with the keyboard in it, and closes it', async () => {
  answerCalls(() => [])
  const place = placeAt('/service/call-log')
  if (!place) throw new Error('There is no list of calls.')
  render(<Overlays place={place} early={undefined} />)
  expect(overlay.shown).toBeUndefined()
  await pressed({ key: 'k', ctrlKey: true })
  const field = await screen.findByRole('combobox', { name: 'Screen, record, action or setting' })
  expect(document.activeElement).toBe(field)
  await pressed({ key: 'k', ctrlKey: true })
  expect(screen.queryByRole('combobox')).toBeNull()
})
