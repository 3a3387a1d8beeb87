import { accessOf } from '@lineboard/sdk'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Resource } from '../../kit/define-resource.ts'
import { MAX_OFFERED } from '../../kit/removal/settlement.ts'
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
async function ask(resource: Resource, numbers: 'deny' | 'read-only' | 'all', others = 1, count = 2) {
  const permission = { deny: 1, 'read-only': 2, all: 3 }[numbers]
  sessionStore.access = accessOf({ id: 7, customerId: 2, DashRoleMapping: [{ principalType: 'USER' }] }, [
    { GuiSection: { name: 'Tracking Numbers' }, guiPermissionId: permission },
    { GuiSection: { name: 'Tracking Sources' }, guiPermissionId: 3 },
    { GuiSection: { name: 'SIP Gateways' }, guiPermissionId: 3 },
  ])
  network = refusingNetwork(({ pathname, search }) => {
    if (/\/OpNumbers\/count/i.test(pathname)) return { count }
    if (/count/i.test(pathname)) return { count: 0 }
    if (/\/OpNumbers\b/.test(pathname)) return []
    const rows = Array.from({ length: others + 1 }, (_, at) => ({ id: at + 1, customerId: 2, name: `Row ${at + 1}` }))
    const isSearched = decodeURIComponent(search).includes('Row 205')
    return rows.filter(({ id }) => (isSearched ? id === 205 : true))
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

  it.each([2, 600])('says whether the deletion of what %i numbers use can be undone later', async (count) => {
    await ask(resource, 'all', 1, count)
    await screen.findByText('Used by:')
    const said = screen.queryByText('Later it can’t be undone if it affects more than 500 records.')
    expect(said !== null).toBe(count > 500)
  })

  it('moves them to what somebody chose, and to nothing before', async () => {
    await ask(resource, 'all')
    const target = await screen.findByRole('combobox', { name: 'Move to' })
    const answer = screen.getByRole('button', { name: 'Delete' })
    expect([Reflect.get(target, 'value'), Reflect.get(answer, 'disabled')]).toEqual(['', true])
    fireEvent.change(target, { target: { value: '2' } })
    await waitFor(() => expect(answer).toHaveProperty('disabled', false))
  })

  it('says that there are more than are offered, and finds them by a part of the name', async () => {
    await ask(resource, 'all', MAX_OFFERED + 10)
    const search = await screen.findByRole('searchbox', { name: 'Search by name' })
    expect(screen.getByText(/^The first 200 by name/)).toBeTruthy()
    expect(screen.queryByRole('option', { name: 'Row 205' })).toBeNull()
    fireEvent.change(search, { target: { value: 'Row 205' } })
    expect(await screen.findByText('One is called so')).toBeTruthy()
    fireEvent.change(screen.getByRole('combobox', { name: 'Move to' }), { target: { value: '205' } })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toHaveProperty('disabled', false))
  })

  it('asks for no search where all are offered', async () => {
    await ask(resource, 'all')
    await screen.findByRole('combobox', { name: 'Move to' })
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  it('deletes numbers with the right to them', async () => {
    await ask(resource, 'all')
    expect(screen.getByRole('radio', { name: /deleted for good/ })).toHaveProperty('disabled', false)
  })
})
