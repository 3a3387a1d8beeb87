import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { mapLoaded } from '../../browser/lazy.ts'
import { phoneBook } from '../../features/phone-book/phone-book.resource.ts'
import type { Form } from '../../kit/define-form.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { toasts } from '../../state/toasts.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { noRoutes } from '../../testing/no-routes.ts'
import { showSession, testToken, testUser } from '../../testing/show-session.ts'
import { ListProvider } from '../context/list-provider.tsx'
import { useList } from '../use-list.ts'
import { AddDrawer } from './row-route-content.tsx'

function Adding({ resource }: { resource: Resource }) {
  const list = useList({ resource, routes: noRoutes, onRemove: async () => false, openMenu: () => undefined })
  return (
    <ListProvider value={list}>
      <AddDrawer onClose={() => undefined} />
    </ListProvider>
  )
}

const contact = { id: 9, customerId: 2, number: '+12125550142', blocked: false, createdAt: '2026-05-22T12:00:00Z' }

it.each([
  [undefined, 'The contact was added.'],
  ['Callers hear it now.', 'Callers hear it now.'],
])('what was added says so, or what its form says of it: %s', async (own, said) => {
  toasts.list = []
  answerCalls(({ method, url }) =>
    method === 'PUT' ? contact : /count$/i.test(new URL(url).pathname) ? { count: 0 } : [],
  )
  showSession({ status: 'signed-in', user: testUser({ id: 3, customerId: 2 }), token: testToken('t') })
  const { form } = phoneBook
  if (!form) throw new Error('Contacts have a form.')
  const draft: NonNullable<Form['draft']> = {
    open: async (row) => row,
    save: (row, _, { body, send }) => send(body, row),
    parts: {},
  }
  const source = mapLoaded(form, ({ form: declared }) => ({
    form: { ...declared, draft, savedText: async () => (own === undefined ? undefined : { text: own }) },
  }))
  render(<Adding resource={{ ...phoneBook, form: source } as Resource} />)
  fireEvent.change(await screen.findByLabelText('Number'), { target: { value: '(212) 555-0142' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(toasts.list.map(({ text }) => text)).toEqual([said]), { timeout: 8000 })
})
