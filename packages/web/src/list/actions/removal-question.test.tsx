import { fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { trackingNumbers } from '../../features/tracking-numbers/tracking-numbers.resource.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { forgetPending, pending } from '../../state/pending-changes.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { RemovalQuestion } from './removal-question.tsx'

afterEach(forgetPending)

const released = { id: 7, customerId: 2, tracking_number: '+12125550161', status: 'released', totalCalls: 3 }
const past = { restorableUntil: '2020-01-01T00:00:00Z', createdAt: '2019-01-01T00:00:00Z' }

it('a number that was given back is deleted for good after a question, which says that it is not restored', async () => {
  answerCalls(({ url }) =>
    /count/i.test(url) ? { count: 0 } : /\/OpNumbers\b/.test(url) ? [{ ...released, ...past }] : [],
  )
  const handlers = { onRemoved: vi.fn(), onClose: vi.fn() }
  const targets = [{ id: 7, name: '(212) 555-0161' }]
  render(<RemovalQuestion resource={trackingNumbers as Resource} targets={targets} {...handlers} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Delete for good' }))
  const question = within(await screen.findByRole('dialog', { name: 'Delete this tracking number?' }))
  expect(await question.findByText(/unlike a released number it is not restored/)).toBeTruthy()
  expect(pending.list).toEqual([])
  await vi.waitFor(() => expect(question.getByRole('button', { name: 'Delete' })).toHaveProperty('disabled', false))
  fireEvent.click(question.getByRole('button', { name: 'Delete' }))
  await vi.waitFor(() => expect(handlers.onRemoved).toHaveBeenCalledWith([7]))
  expect(pending.list).toMatchObject([
    {
      kind: 'remove',
      text: 'Taken off the list: tracking number (212) 555-0161. You can undo this until the message goes. Nothing else is needed.',
    },
  ])
})
