import { ValidationError } from '@lineboard/sdk'
import { cleanup, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { errorText } from '../../lib/errors/error-text.ts'
import { hrefOf } from '../../places/href.ts'
import { MayOpenProvider } from '../../ui/may-open.ts'
import { DoneStep } from './done-step.tsx'

const details = {
  context: 'OpNumber',
  codes: { tracking_number: ['sale'] },
  messages: { tracking_number: ['is for sale'] },
}

function show(reason: string, mayOpen: boolean) {
  const row = { row: 3, status: 'failed' as const, reason, record: { line: 4, cells: {} } }
  const report = { created: 0, skipped: 0, failed: 1, rows: [row] }
  const resource = { entity: 'OpNumber' as const, nouns: { one: 'number', other: 'numbers' }, path: 'tracking-number' }
  render(
    <MayOpenProvider value={() => mayOpen}>
      <DoneStep
        resource={resource}
        fields={[]}
        state={{ rows: [], report, run: async () => {} } as never}
        onClose={() => {}}
      />
    </MayOpenProvider>,
  )
}

it('leads users who may see it from a number for sale to the page that it is bought on', () => {
  const reason = errorText(
    new ValidationError({ status: 422, name: 'ValidationError', message: 'x', details }, {
      operationId: 'OpNumber.upsert',
      url: '/OpNumbers',
    } as never),
  )
  show(reason, true)
  const link = screen.getByRole('link', { name: 'Buy Numbers' })
  expect(link.getAttribute('href')).toBe(hrefOf('buyNumbers'))
  expect(link.closest('li')?.textContent).toContain(reason)
  cleanup()
  show(reason, false)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText(/for sale/).textContent).toContain(reason)
})
