import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { ActionValues } from '../action-values.ts'
import { Findings } from './findings.tsx'

const actions: ActionValues[] = [{ key: '1', kind: 'hang_up', recordId: null, text: '', label: '' }]

const show = (more: { readOnly?: boolean; onFix?: (next: ActionValues[]) => void } = {}) =>
  render(
    <Findings
      findings={[{ reason: 'no_timeout', menuId: 1 }]}
      actions={actions}
      readOnly={false}
      onFix={() => undefined}
      onShow={() => undefined}
      {...more}
    />,
  )

it('is mended in one click, after which the keyboard stays where the findings are', () => {
  const onFix = vi.fn()
  show({ onFix })
  expect(screen.getByRole('region', { name: 'Checks' }).textContent).toContain(
    'Nothing is said of callers who press no',
  )
  fireEvent.click(screen.getByRole('button', { name: /^Play the greeting again: Nothing is said of callers/ }))
  expect(onFix.mock.calls).toEqual([[[...actions, expect.objectContaining({ key: 'timeout', kind: 'repeat' })]]])
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Checks' }))
})

it('who only reads is told, and mends nothing', () => {
  show({ readOnly: true })
  expect(screen.getByText(/^Nothing is said of callers/, { exact: false })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
