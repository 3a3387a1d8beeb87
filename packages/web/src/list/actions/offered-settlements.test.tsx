import { accessOf } from '@lineboard/sdk'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Resource } from '../../kit/define-resource.ts'
import { sessionStore } from '../../state/session-store.ts'
import { refusingNetwork } from '../../testing/refusals.ts'
import { AskRemoval } from './ask-removal.tsx'

const declarations = import.meta.glob<Record<string, Resource>>('../../features/*/*.resource.ts', { eager: true })

/** The lists whose rows the server deletes together with what becomes of their tracking numbers. */
const settled = Object.values(declarations)
  .flatMap((module) => Object.values(module))
  .filter(({ removeWithOption }) => removeWithOption !== undefined)
  .map((resource) => ({ name: resource.path, resource }))

let network: ReturnType<typeof refusingNetwork> | undefined

afterEach(async () => {
  cleanup()
  await network?.end()
  sessionStore.access = undefined
})

const close = () => undefined
const targets = [{ id: 1, name: 'Flyers' }]

/** Asks before a row goes that tracking numbers alone use, of who may do this with them. */
async function ask(resource: Resource, numbers: 'deny' | 'read-only' | 'all') {
  const permission = { deny: 1, 'read-only': 2, all: 3 }[numbers]
  sessionStore.access = accessOf({ id: 7, customerId: 2, DashRoleMapping: [{ principalType: 'USER' }] }, [
    { GuiSection: { name: 'Tracking Numbers' }, guiPermissionId: permission },
    { GuiSection: { name: 'Tracking Sources' }, guiPermissionId: 3 },
    { GuiSection: { name: 'SIP Gateways' }, guiPermissionId: 3 },
  ])
  network = refusingNetwork(({ pathname }) => {
    if (/\/OpNumbers\/count/i.test(pathname)) return { count: 2 }
    if (/count/i.test(pathname)) return { count: 0 }
    if (/\/OpNumbers\b/.test(pathname)) return []
    return [1, 2].map((id) => ({ id, customerId: 2, name: `Row ${id}` }))
  })
  render(<AskRemoval resource={resource} targets={targets} onRemoved={close} onClose={close} />)
  return { move: await screen.findByRole('radio', { name: /moves to another/ }) }
}

it('knows lists of which this is asked', () => expect(settled.length).toBeGreaterThan(1))

describe.each(settled)('$name', ({ resource }) => {
  it.each(['deny', 'read-only'] as const)(
    'moves numbers without the right to them, and deletes none: %s',
    async (numbers) => {
      const { move } = await ask(resource, numbers)
      await screen.findByRole('combobox', { name: 'Move to' })
      expect(move).toHaveProperty('disabled', false)
      expect(screen.queryByRole('radio', { name: /deleted for good/ })).toBeNull()
    },
  )

  it('moves them to what somebody chose, and to nothing before', async () => {
    await ask(resource, 'all')
    const target = await screen.findByRole('combobox', { name: 'Move to' })
    const answer = screen.getByRole('button', { name: 'Delete' })
    expect([Reflect.get(target, 'value'), Reflect.get(answer, 'disabled')]).toEqual(['', true])
    fireEvent.change(target, { target: { value: '2' } })
    await waitFor(() => expect(answer).toHaveProperty('disabled', false))
  })

  it('deletes numbers with the right to them', async () => {
    await ask(resource, 'all')
    expect(screen.getByRole('radio', { name: /deleted for good/ })).toHaveProperty('disabled', false)
  })
})
