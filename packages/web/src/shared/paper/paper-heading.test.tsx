import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { instantsOf } from '../period/period-name.ts'
import { PaperHeading } from './paper-heading.tsx'

const now = new Date('2026-05-21T12:00:00Z')

it.each([
  ['today', '05/21/2026'],
  ['thisMonth', '05/01/2026 ~ 05/21/2026'],
  ['last30', '04/22/2026 ~ 05/21/2026'],
] as const)('the days of %s are named by their dates on paper', (mode, days) => {
  render(
    <PaperHeading
      title="Invoices"
      facts={['Harbor', undefined, '1–10 of 50 calls']}
      days={instantsOf({ mode }, now)}
    />,
  )
  expect(screen.getByRole('banner').querySelector('p')?.textContent).toBe(`Harbor · ${days} · 1–10 of 50 calls`)
})
