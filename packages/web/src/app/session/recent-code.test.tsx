import { fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { api, initClient } from '../../data/client.ts'
import { setErrorHandler } from '../../data/report-error.ts'
import { giveCode, RecentCode } from './recent-code.tsx'

const needsCode = { error: { statusCode: 403, name: 'Error', message: 'no code', code: 'RECENT_CODE_REQUIRED' } }
const wrong = {
  error: {
    statusCode: 422,
    name: 'ValidationError',
    message: 'not valid',
    details: { context: 'DashUser', codes: { code: ['invalid'] }, messages: { code: ['This code is wrong.'] } },
  },
}
let isGiven: boolean
let sent: string[]
let screenShown: ReturnType<typeof render>

beforeEach(() => {
  // The dialog says itself what is wrong.
  setErrorHandler(() => undefined)
  isGiven = false
  sent = []
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    giveCode,
    async fetch(request) {
      const { pathname } = new URL(request.url)
      sent.push(pathname.replace('/api/v1', ''))
      if (pathname.endsWith('/verify')) {
        isGiven = (await request.json()).code === '123456'
        return isGiven ? Response.json({ until: '2026-05-22T12:15:00.000Z' }) : Response.json(wrong, { status: 422 })
      }
      return isGiven ? Response.json({ id: 'token' }) : Response.json(needsCode, { status: 403 })
    },
  })
  screenShown = render(<RecentCode />)
})

const impersonate = () => api().DashUser.impersonate({ body: { user_id: 3, reason: 'Asked for help.' } })
const question = () => screen.findByRole('dialog', { name: 'Enter a code' })

it('asks once for all calls that wait for a code, as often as it takes, and sends them again', async () => {
  const calls = Promise.all([impersonate(), impersonate()])
  const dialog = await question()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  const field = within(dialog).getByRole('textbox', { name: 'Code, or a recovery code' })
  const enter = (code: string) => {
    fireEvent.change(field, { target: { value: code } })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Continue' }))
  }
  enter('000000')
  await within(dialog).findByText(/This code is wrong/)
  enter('123456')
  await calls
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent.filter((path) => path.endsWith('/impersonate'))).toHaveLength(4)
})

it('lets the call fail where nobody gives one, and asks again the next time', async () => {
  for (const _ of [1, 2]) {
    const failed = vi.fn()
    const call = impersonate().catch(failed)
    fireEvent.click(within(await question()).getByRole('button', { name: 'Cancel' }))
    await call
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'RECENT_CODE_REQUIRED' }))
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
})

it('ends with the screens of the person', async () => {
  const failed = vi.fn()
  const call = impersonate().catch(failed)
  await question()
  screenShown.unmount()
  await call
  expect(failed).toHaveBeenCalledTimes(1)
  render(<RecentCode />)
  expect(screen.queryByRole('dialog')).toBeNull()
})
