import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { initClient } from '../../data/client.ts'
import { setErrorHandler } from '../../data/report-error.ts'
import { initCards } from '../../shared/card/card-source.ts'
import { toasts } from '../../state/toasts.ts'
import { showSession, testToken, testUser } from '../../testing/show-session.ts'
import { AddCard } from './add-card.tsx'
import { t } from './consent.messages.ts'
import { ReadOnlyNote } from './read-only-note.tsx'
import { RenewalConsent } from './renewal-consent.tsx'

const agreed = { accepted: true, customerId: 2, userId: 3, savedAt: '2026-05-21T09:10:00.000Z' }
const card = { id: 9, customerId: 2, token: '****9', payment_id: 'card_9', primary: true, brand: 'visa', last4: '4242' }

/** What was sent, in its order: the call and its body. */
let sent: [string, unknown][]
let isConsentLost: boolean

beforeEach(() => {
  toasts.list = []
  sent = []
  isConsentLost = false
  setErrorHandler(() => undefined)
  initCards({ kind: 'sandbox', url: 'http://core.example/__mock/' })
  vi.stubGlobal('fetch', async () =>
    Response.json({ setupIntent: { id: 'seti_1', status: 'succeeded', payment_method: 'pm_1' } }),
  )
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async (request) => {
      const call = new URL(request.url).pathname.split('/').at(-1) ?? ''
      if (request.method === 'GET') return Response.json([])
      const body = await request.text()
      sent.push([call, body && JSON.parse(body)])
      if (call === 'setup_card_intent') return Response.json({ client_secret: 'seti_1_secret' })
      if (call === 'save_consent' && isConsentLost) throw new TypeError('Failed to fetch')
      return Response.json(call === 'attach' ? card : agreed)
    },
  })
})
afterEach(() => {
  initCards({ kind: 'none' })
})

/** Types a card into the form of a card to keep, and saves it. */
async function keepCard(asksConsent: boolean, agrees: boolean) {
  const onAdded = vi.fn()
  render(<AddCard asksConsent={asksConsent} onAdded={onAdded} onClose={() => undefined} />)
  const type = async (label: RegExp, value: string) =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value } })
  await type(/^Card number/, '4242 4242 4242 4242')
  await type(/^Expiry/, '12/40')
  await type(/^Security code/, '123')
  await type(/^Name on card/, 'Nora Quist')
  if (agrees) fireEvent.click(screen.getByRole('checkbox', { name: t('words') }))
  fireEvent.click(screen.getByRole('button', { name: 'Save the card' }))
  await vi.waitFor(() => expect(onAdded).toHaveBeenCalledOnce())
  return sent.filter(([call]) => call !== 'setup_card_intent').map(([call]) => call)
}

it('who keeps a card and agrees is asked once: the words are kept after the card', async () => {
  expect(await keepCard(true, true)).toEqual(['attach', 'save_consent'])
  expect(sent.at(-1)?.[1]).toEqual({ accepted: true, text: t('words') })
})

it('nobody agrees by keeping a card alone, and nobody is asked who has agreed', async () => {
  expect(await keepCard(true, false)).toEqual(['attach'])
  cleanup()
  sent = []
  expect(await keepCard(false, false)).toEqual(['attach'])
  expect(screen.queryByRole('checkbox')).toBeNull()
})

it('a card is saved also where the agreement is lost, which is said', async () => {
  isConsentLost = true
  expect(await keepCard(true, true)).toEqual(['attach', 'save_consent'])
  expect(toasts.list.map(({ text }) => text)).toEqual([expect.stringMatching(/^The card was saved, but not/)])
})

it.each([
  [undefined, 'allow', { accepted: true, text: t('words') }],
  [{ ...agreed, accepted: false }, 'allow', { accepted: true, text: t('words') }],
  [agreed, 'takeBack', { accepted: false }],
] as const)('after %j the other is offered, and said first', async (consent, button, body) => {
  render(<RenewalConsent consent={consent} hasPrimaryCard readOnly={false} />)
  fireEvent.click(screen.getByRole('button', { name: t(button) }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain(t(button === 'allow' ? 'words' : 'takeBackText'))
  expect(sent).toEqual([])
  fireEvent.click(
    [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === t(button)) as Element,
  )
  await vi.waitFor(() => expect(sent).toEqual([['save_consent', body]]))
})

it('says what pays as it is agreed, and offers nothing to who may only read', () => {
  const said = (consent: typeof agreed | undefined, hasPrimaryCard: boolean) => {
    cleanup()
    render(<RenewalConsent consent={consent} hasPrimaryCard={hasPrimaryCard} readOnly />)
    expect(screen.queryByRole('button')).toBeNull()
    return document.body.textContent
  }
  expect(said(undefined, true)).toBe(t('wallet'))
  expect(said(agreed, true)).toMatch(/and, where that is not enough, from the primary card/)
  expect(said(agreed, false)).toMatch(/wallet alone: no card is saved/)
})

it('says to somebody who acts as the user that cards and consent are theirs', () => {
  const impersonation = { token: testToken('other', 9), impersonator: 'Ada' }
  showSession({ status: 'signed-in', user: testUser({ isSuperAdmin: true }), impersonation })
  render(<ReadOnlyNote readOnly />)
  expect(screen.getByRole('alert').textContent).toMatch(/in person, not while you act as them/)
  showSession({})
})
