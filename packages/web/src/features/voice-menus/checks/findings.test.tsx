import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { ActionValues } from '../menu/menu-values.ts'
import { Findings } from './findings.tsx'

const actions: ActionValues[] = [{ key: '1', kind: 'hang_up', recordId: null, text: '', label: '' }]

const fault = { reason: 'no_timeout', menuId: 1 } as const
const hints = [
  { reason: 'wallet_empty', menuId: 1 },
  { reason: 'nobody_comes', menuId: 1 },
] as const

const show = (
  more: { findings?: (typeof hints)[number][]; readOnly?: boolean; onFix?: (next: ActionValues[]) => void } = {},
) =>
  render(
    <Findings
      findings={[fault]}
      actions={actions}
      check={() => []}
      readOnly={false}
      onFix={() => undefined}
      onShow={() => undefined}
      {...more}
    />,
  )

it('is fixed in one click, after which the focus stays at the findings', () => {
  const onFix = vi.fn()
  show({ onFix })
  expect(screen.getByRole('region', { name: 'Checks' }).textContent).toContain(
    'It is not set what happens when callers press no key.',
  )
  fireEvent.click(screen.getByRole('button', { name: /^Play the greeting again: It is not set what happens/ }))
  expect(onFix.mock.calls).toEqual([[[...actions, expect.objectContaining({ key: 'timeout', kind: 'repeat' })]]])
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Checks' }))
})

it.each([
  [hints.slice(0, 1), 'One hint, which does not keep it from being published.'],
  [[...hints], '2 hints, which do not keep it from being published.'],
])('says how many hints there are, with the verb of one or several', (findings, text) => {
  show({ findings })
  expect(screen.getByText(text)).toBeTruthy()
})

it('shows findings without fixes to read-only users', () => {
  show({ readOnly: true })
  expect(screen.getByText(/^It is not set what happens/, { exact: false })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
