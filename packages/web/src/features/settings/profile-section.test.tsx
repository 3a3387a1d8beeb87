import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { setErrorHandler } from '../../data/report-error.ts'
import { showSession, testToken, testUser } from '../../testing/show-session.ts'
import { MayOpenProvider } from '../../ui/may-open.ts'
import { ProfileSection } from './profile-section.tsx'

afterEach(() => showSession({}))

/** Shows it to somebody who may open these pages, by a server that answers changes so. */
function show(mayOpen: (href: string) => boolean, answer: (body: object) => Response) {
  setErrorHandler(() => undefined)
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async (request) => (request.method === 'PATCH' ? answer(await request.json()) : Response.json(stored)),
  })
  showSession({ status: 'signed-in', user: stored, token: testToken('t') })
  render(
    <MayOpenProvider value={mayOpen}>
      <ProfileSection />
    </MayOpenProvider>,
  )
}
let stored = testUser({ firstName: 'Ada' })

it('everybody changes the own profile; what is refused stays in the form, to be saved again', async () => {
  let isRefused = true
  const sent: object[] = []
  show(
    () => false,
    (body) => {
      sent.push(body)
      const error = { statusCode: 422, name: 'Error', message: 'Not today' }
      if (isRefused) return Response.json({ error }, { status: 422 })
      stored = { ...stored, ...body }
      return Response.json(stored)
    },
  )
  fireEvent.click(screen.getByRole('button', { name: 'Edit your profile' }))
  fireEvent.change(await screen.findByLabelText(/^First name/), { target: { value: 'Ursula' } })
  fireEvent.change(screen.getByLabelText(/^Phone/), { target: { value: '+1 (212) 555-0177' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Not today')).toBeTruthy()
  isRefused = false
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const changed = { firstName: 'Ursula', phone: '+12125550177' }
  expect(sent).toEqual([changed, changed])
  expect(await screen.findByText('Ursula')).toBeTruthy()
  expect(screen.getByText('(212) 555-0177')).toBeTruthy()
})

it.each([true, false])('the own API keys are led to from there, for who may see them: %s', (mayOpen) => {
  show(
    () => mayOpen,
    () => Response.json(stored),
  )
  const links = screen.queryAllByRole('link', { name: 'API Keys' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(mayOpen ? ['/service/user/edit/3/keys'] : [])
})

it('has no phone number where the core API keeps none', async () => {
  const row = { ...testUser({ firstName: 'Ada' }), lastName: null }
  initClient({
    baseUrl: 'http://core.example/api/v1',
    fetch: async () => Response.json([row]),
  })
  showSession({ status: 'signed-in', user: testUser({ firstName: 'Ada' }), token: testToken('t') })
  render(<ProfileSection />)
  fireEvent.click(screen.getByRole('button', { name: 'Edit your profile' }))
  expect(await screen.findByLabelText(/^First name/)).toBeTruthy()
  expect(screen.queryByLabelText(/^Phone/)).toBeNull()
})
