import { accessOf } from '@lineboard/sdk'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { sessionStore } from '../../state/session-store.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { MissedCalls } from './missed-calls.tsx'

afterEach(() => {
  sessionStore.access = undefined
})

const show = (permission: 'READONLY' | 'DENY') => {
  answerCalls(() => [])
  sessionStore.access = accessOf({ id: 7, customerId: 2, DashRoleMapping: [{ principalType: 'USER' }] }, [
    { GuiSection: { name: 'Call Logs' }, GuiPermission: { name: permission } },
  ])
  render(<MissedCalls />)
}

test('missed calls are offered to who sees calls', async () => {
  show('READONLY')
  expect(await screen.findByText('No call was missed')).toBeTruthy()
})

test('whoever may not see calls is offered none that never come', () => {
  show('DENY')
  expect(screen.queryByText('Latest missed calls')).toBeNull()
})
