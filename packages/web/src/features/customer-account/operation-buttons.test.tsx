import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { DeskOperation } from './operation.ts'
import { OperationButtons } from './operation-buttons.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

function show(isNarrow: boolean) {
  const chosen: DeskOperation[] = []
  const listeners = { addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isNarrow && query !== 'print', ...listeners }))
  render(
    <OperationButtons
      customer={{ state: 'active' }}
      heldBy={undefined}
      maySubscribe
      onChoose={(one) => chosen.push(one)}
    />,
  )
  return chosen
}

it('where there is room each operation is a button', () => {
  show(false)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    ...['Charge a card', 'Give a credit', 'Subscribe or change plan', 'Pause tracking', 'Stop calls'],
  ])
})

it.each([
  ['person', ['Pause tracking', 'Reactivate']],
  // A server refuses it.
  ['wallet', ['Pause tracking']],
  ['past_due', ['Pause tracking']],
] as const)('calls that the %s has stopped: %j', (heldBy, offered) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  render(
    <OperationButtons customer={{ state: 'calls_stopped' }} heldBy={heldBy} maySubscribe={false} onChoose={() => {}} />,
  )
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(buttons).toEqual(['Charge a card', 'Give a credit', ...offered])
})

it('on a phone the first is a button, and the others are a menu', async () => {
  const chosen = show(true)
  expect(screen.getAllByRole('button')).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: 'More to do with this account' }))
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    ...['Give a credit', 'Subscribe or change plan', 'Pause tracking', 'Stop calls'],
  ])
  fireEvent.click(screen.getByRole('menuitem', { name: 'Stop calls' }))
  expect(chosen).toEqual([{ kind: 'change', change: 'stop' }])
})
