import { fireEvent, render, screen, within } from '@testing-library/react'
import { encode } from 'uqr'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { setErrorHandler } from '../../data/report-error.ts'
import { showSession, testToken, testUser } from '../../testing/show-session.ts'
import { SecondFactorSection } from './second-factor-section.tsx'

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const secretUri = `otpauth://totp/Lineboard:nora?secret=${secret}&issuer=Lineboard`
const recoveryCodes = ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh']
const wrong = {
  error: {
    statusCode: 422,
    name: 'ValidationError',
    message: 'not valid',
    details: { context: 'DashUser', codes: { code: ['invalid'] }, messages: { code: ['This code is wrong.'] } },
  },
}

let isOn: boolean
let sent: [string, unknown][]

function show(wholeContract = true) {
  initClient({
    wholeContract,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    async fetch(request) {
      const call = new URL(request.url).pathname.split('/').at(-1) ?? ''
      if (request.method === 'GET')
        return Response.json(isOn ? { isOn, since: '2026-05-01T10:00:00.000Z', recoveryCodesLeft: 2 } : { isOn })
      const body = await request.json()
      sent.push([call, body])
      if (call === 'second-factor') return Response.json({ secret, secretUri })
      if (body.code !== '123456') return Response.json(wrong, { status: 422 })
      isOn = call === 'confirm'
      return isOn ? Response.json({ recoveryCodes }) : new Response(null, { status: 204 })
    },
  })
  showSession({ status: 'signed-in', user: testUser(), token: testToken('t') })
  return render(<SecondFactorSection />)
}

beforeEach(() => {
  // The dialog says itself what is wrong.
  setErrorHandler(() => undefined)
  isOn = false
  sent = []
})
afterEach(() => showSession({}))

const dialog = () => screen.findByRole('dialog', { name: 'Code at sign-in' })
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: true }), { target: { value: text } })

/** Opens the dialog, and gives the password. */
async function untilThePicture() {
  fireEvent.click(await screen.findByRole('button', { name: 'Switch on codes' }))
  await dialog()
  type('Password', 'Lineboard1!')
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  return await screen.findByRole('img', { name: 'QR code for your authenticator app' })
}

/** The dark squares that a path draws, as rows of a QR code. */
function drawn(path: string, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) rows[Number(y)]?.splice(Number(x), 1, true)
  return rows
}

it('draws the address of the secret as a QR code, with the key as text for those who type it', async () => {
  show()
  const picture = await untilThePicture()
  const { data, size } = encode(secretUri, { border: 2 })
  expect(picture.getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`)
  expect(drawn(picture.querySelector('path')?.getAttribute('d') ?? '', size)).toEqual(data)
  expect(within(await dialog()).getByText(secret).tagName).toBe('CODE')
  expect(sent).toEqual([['second-factor', { currentPassword: 'Lineboard1!' }]])
})

it('switches codes on by a code of the secret, and shows the recovery codes once', async () => {
  show()
  await untilThePicture()
  type('Code', '000000')
  fireEvent.click(within(await dialog()).getByRole('button', { name: 'Switch on codes' }))
  await screen.findByText(/This code is wrong/)
  expect(screen.getByRole('img', { name: /QR code/ })).toBeTruthy()
  type('Code', '123456')
  fireEvent.click(within(await dialog()).getByRole('button', { name: 'Switch on codes' }))
  const codes = await screen.findAllByRole('listitem')
  expect(codes.map(({ textContent }) => textContent)).toEqual(recoveryCodes)
  fireEvent.click(screen.getByRole('button', { name: 'I have kept them' }))
  expect(await screen.findByText(/2 recovery codes are left/)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByText('aaaa-bbbb-cccc-dddd')).toBeNull()
})

it('asks for another secret where the dialog was closed before a code of it was given', async () => {
  show()
  await untilThePicture()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('img')).toBeNull()
  await untilThePicture()
  expect(sent.map(([call]) => call)).toEqual(['second-factor', 'second-factor'])
})

it('switches codes off by the password and a code', async () => {
  isOn = true
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Switch off codes' }))
  await dialog()
  type('Password', 'Lineboard1!')
  type('Code, or a recovery code', '123456')
  fireEvent.click(within(await dialog()).getByRole('button', { name: 'Switch off codes' }))
  expect(await screen.findByText(/You sign in with your password alone\./)).toBeTruthy()
  expect(sent.at(-1)?.[1]).toEqual({ currentPassword: 'Lineboard1!', code: '123456' })
})

it('shows nothing where the core API has no such call', () => {
  expect(show(false).container.textContent).toBe('')
})
