import { zBlacklistNumberInput } from '@lineboard/contract/zod'
import { render, screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, expect, it, vi } from 'vitest'
import { initClient } from '../../data/client.ts'
import { setErrorHandler } from '../../data/report-error.ts'
import { FormFactsProvider } from '../../kit/form/form-context.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { showSession, testUser } from '../../testing/show-session.ts'
import { ForWhom } from './for-whom.tsx'

afterEach(() => showSession({}))

function Form({ row }: { row?: object }) {
  const methods = useForm({ defaultValues: {} })
  return (
    <FormProvider {...methods}>
      <FormFactsProvider value={{ schema: zBlacklistNumberInput, readOnly: row !== undefined, row }}>
        <ForWhom />
      </FormFactsProvider>
    </FormProvider>
  )
}

it('says for whom a number is blocked, no matter who looks at it', async () => {
  answerCalls(() => ({ id: 2, companyName: 'Harbor Dental Group' }))
  showSession({ status: 'signed-in', user: { ...testUser(), customerId: 1 } })
  render(<Form row={{ id: 5, customerId: 2 }} />)
  expect(await screen.findByText(/Harbor Dental Group/)).toBeTruthy()
  expect(screen.queryByText(/for everyone/)).toBeNull()
})

it('says of what the owner blocks that it is blocked for everyone', async () => {
  answerCalls(() => ({}))
  showSession({ status: 'signed-in', user: { ...testUser(), customerId: 1 } })
  render(<Form row={{ id: 5, customerId: 1 }} />)
  expect(await screen.findByText(/for everyone/)).toBeTruthy()
})

it('names no company before the customer is known, and the id where that fails', async () => {
  let answers: (value: object) => void = () => undefined
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: () => new Promise((resolve) => (answers = (body) => resolve(Response.json(body, { status: 500 })))),
  })
  setErrorHandler(() => undefined)
  showSession({ status: 'signed-in', user: { ...testUser(), customerId: 1 } })
  render(<Form row={{ id: 5, customerId: 7 }} />)
  expect(screen.queryByRole('status')).toBeNull()
  await vi.waitFor(() => {
    answers({})
    expect(screen.getByRole('status').textContent).toContain('#7')
  })
})
