import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { mapLoaded } from '../../browser/lazy.ts'
import { blacklist } from '../../features/blacklist/blacklist.resource.ts'
import { phoneBook } from '../../features/phone-book/phone-book.resource.ts'
import type { Form } from '../../kit/define-form.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { nestedList } from '../../kit/nested-list.ts'
import type { RowRoute } from '../../places/href.ts'
import { allPlaces, isList } from '../../places/place.ts'
import { toasts } from '../../state/toasts.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { noRoutes } from '../../testing/no-routes.ts'
import { showSession, testToken, testUser } from '../../testing/show-session.ts'
import { t } from '../context/list.messages.ts'
import { ListProvider } from '../context/list-provider.tsx'
import { useList } from '../use-list.ts'
import { AddDrawer, RowRouteContent } from './row-route-content.tsx'

function Adding({ resource }: { resource: Resource }) {
  const routes = { ...noRoutes, hrefOf: () => '/service/phone-book/edit/9' }
  const list = useList({ resource, routes, onRemove: async () => false, openMenu: () => undefined })
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
  expect(toasts.list[0]?.action?.label).toBe('Open it')
})

it.each([
  ['a blocked number', blacklist, 'The customer it belongs to; every customer if left empty'],
  ['a contact', phoneBook, 'The customer it belongs to; your own company if left empty'],
])('says whom %s serves that the owner adds for nobody', async (_, resource, hint) => {
  answerCalls(({ url }) => (/count$/i.test(new URL(url).pathname) ? { count: 0 } : []))
  showSession({ status: 'signed-in', user: testUser({ id: 1, customerId: 1, isSuperAdmin: true }) })
  render(<Adding resource={resource} />)
  expect(await screen.findByText(hint)).toBeTruthy()
})

const nested = Object.values(
  import.meta.glob<Record<string, Resource>>('../../features/*/*.resource.ts', { eager: true }),
)
  .flatMap((module) => Object.values(module))
  .filter(({ href }) => href.includes(':'))

it('knows every list with a nested address', () => {
  const paths = allPlaces.filter((place) => isList(place) && place.path.includes(':')).map(({ path }) => path)
  expect(nested.map(({ href }) => href).toSorted()).toEqual(paths.toSorted())
})

const OWNER = 2

function Nested({ resource, route }: { resource: Resource; route: RowRoute }) {
  const list = useList({ resource, routes: noRoutes, onRemove: async () => false, openMenu: () => undefined })
  return (
    <ListProvider value={list}>
      <RowRouteContent route={route} onClose={() => undefined} />
    </ListProvider>
  )
}

/** The `where` of the filter that a call was sent with. */
function whereOf(url: string): Readonly<Record<string, unknown>> {
  const { where = {} } = JSON.parse(new URL(url).searchParams.get('filter') ?? '{}')
  return where
}

it.each(
  nested.flatMap((resource) =>
    (['edit', 'view', 'delete'] as const).map((action) => [resource.href, action, resource] as const),
  ),
)('finds no row of another owner below %s: %s', async (href, action, resource) => {
  const [, field = ''] = /:(\w+)/.exec(href) ?? []
  // The row is there, and belongs to somebody else.
  answerCalls(({ url }) => {
    if (/count$/i.test(new URL(url).pathname)) return { count: 0 }
    const where = whereOf(url)
    return where.id === 1 && where[field] !== OWNER ? [{ id: 1, [field]: 3, name: 'Foreign' }] : []
  })
  showSession({
    status: 'signed-in',
    user: testUser({ id: 1, customerId: 1, isSuperAdmin: true }),
    token: testToken('t'),
  })
  const own = { [field]: OWNER }
  render(<Nested resource={nestedList(resource, { params: own, fixed: own })} route={{ action, id: 1 }} />)
  expect(await screen.findByText(t('drawer.notFound', { noun: resource.nouns.one }))).toBeTruthy()
  expect(screen.queryByText(/Foreign/)).toBeNull()
})
