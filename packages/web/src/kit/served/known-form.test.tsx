import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { customers } from '../../features/customers/customers.resource.ts'
import { EditRowDrawer } from '../drawer/edit-row-drawer.tsx'

afterEach(cleanup)

/** Opens a customer of a core API whose rows have these columns. */
function open(columns: object): string[] {
  const asked: string[] = []
  const row = { id: 5, companyName: 'Acme', companyId: 'A-1', vatNumber: null, ...columns }
  initClient({
    baseUrl: 'http://core.example/api/v1',
    fetch: async (input) => {
      const { pathname, searchParams } = new URL(new Request(input).url)
      asked.push(`${pathname.replace('/api/v1', '')} ${searchParams.get('filter') ?? ''}`)
      return Response.json(pathname.endsWith('count') ? { count: 1 } : [row])
    },
  })
  render(
    <EditRowDrawer
      resource={customers}
      id={5}
      titleOf={() => 'Edit'}
      problemOf={() => undefined}
      onSaved={() => undefined}
      onClose={() => undefined}
    />,
  )
  return asked
}

it('a form opens without the fields that the core API lacks', async () => {
  open({})
  expect(await screen.findByDisplayValue('Acme', {}, { timeout: 5000 })).toBeTruthy()
  expect(screen.queryByLabelText(/website/i)).toBeNull()
})

it('a form opens with the fields that rows have', async () => {
  open({ website: 'https://acme.example' })
  expect(await screen.findByDisplayValue('https://acme.example', {}, { timeout: 5000 })).toBeTruthy()
})
