import type { components } from '@lineboard/contract'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MayOpenProvider } from '../../ui/may-open.ts'
import { sentenceCell } from './sentence-cell.tsx'

const entry: components['schemas']['AuditLog'] = {
  ...{ id: 1, userId: 2, endpoint: '/TrackingSources', method: 'PUT', statusCode: 200 },
  ...{ ip: '127.0.0.1', userAgent: '', createdAt: '2026-11-01T10:00:00Z', recordId: 7, recordName: 'Radio' },
}

it('words and link are one box, in which the space between them stays', () => {
  const { container } = render(
    <MayOpenProvider value={() => true}>
      {sentenceCell.render?.({ value: entry.endpoint, row: entry, tabIndex: 0 })}
    </MayOpenProvider>,
  )
  expect(container.children).toHaveLength(1)
  expect(container.firstElementChild?.contains(screen.getByRole('link'))).toBe(true)
  expect(container.textContent).toMatch(/ tracking source Radio$/)
})
