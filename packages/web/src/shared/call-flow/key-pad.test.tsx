import { type MenuKey, setupOf, traceCall } from '@lineboard/sdk/call-flow'
import { render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { KeyPad } from './key-pad.tsx'

const called = '+12125550101'
const setup = setupOf({
  customers: [{ id: 2, state: 'active', balance: 20 }],
  numbers: [
    {
      id: 1,
      customerId: 2,
      tracking_number: called,
      numberType: 'local',
      status: 'active',
      totalCalls: 0,
      routing_actionId: 1,
    },
  ],
  actions: [{ id: 1, customerId: 2, name: 'Menu', type: 'voice_menu', targets: [{ kind: 'voice_menu', target: '1' }] }],
  menus: [
    {
      id: 1,
      customerId: 2,
      name: 'Main',
      status: 'published',
      greeting: { kind: 'text', text: 'Press 1.' },
      timeoutSeconds: 5,
      maxAttempts: 2,
    },
  ],
  choices: [
    { id: 1, ivrId: 1, key: '1', kind: 'hang_up', label: 'Goodbye', position: 1 },
    { id: 2, ivrId: 1, key: 'invalid', kind: 'repeat', position: 2 },
  ],
})

function show(keys: readonly ('1' | 'timeout')[], dialled = called) {
  const onChange = vi.fn()
  render(<KeyPad trace={traceCall(setup, { called: dialled, at: new Date(), keys })} onChange={onChange} />)
  return onChange
}

test('the keys of the menu that waits are offered, and waiting; what was pressed goes first', () => {
  const onChange = show(['timeout'])
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Press 1: Goodbye',
    'Wait',
    'Call again',
  ])
  screen.getByRole('button', { name: 'Press 1: Goodbye' }).click()
  expect(onChange).toHaveBeenCalledWith(['timeout', '1'])
  screen.getByRole('button', { name: 'Call again' }).click()
  expect(onChange).toHaveBeenLastCalledWith([])
})

test('a call that has left the menus takes no more keys', () => {
  show(['1'])
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Call again'])
})

test('a call that meets no menu has no keys', () => {
  show([], '+15005550100')
  expect(screen.queryByRole('group')).toBeNull()
})

function Pad() {
  const [keys, setKeys] = useState<readonly MenuKey[]>([])
  return <KeyPad trace={traceCall(setup, { called, at: new Date(), keys })} onChange={setKeys} />
}

test('the keyboard stays with the keys when the one that was pressed is gone', async () => {
  render(<Pad />)
  const press = (name: string) => {
    const button = screen.getByRole('button', { name })
    button.focus()
    button.click()
  }
  press('Press 1: Goodbye')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group')))
  press('Call again')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group')))
})
