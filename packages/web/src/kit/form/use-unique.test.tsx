import { zDashUserInput } from '@lineboard/contract/zod'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { beforeEach, expect, it, vi } from 'vitest'
import { initClient } from '../../data/client.ts'
import { FormFactsProvider } from './form-context.ts'
import { TextInput } from './text-input.tsx'

const taken = 'Somebody else has this already.'

/** Names that were asked for, and how those are answered. */
const asked = new Map<string, (isUnique: boolean) => void>()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  asked.clear()
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async (request) => {
      const { pattern } = Object(await request.json())
      return new Promise((resolve) => asked.set(pattern, (isUnique) => resolve(Response.json({ isUnique }))))
    },
  })
})
function Sample({ row }: { row: object | undefined }) {
  const methods = useForm({ defaultValues: { username: '', ...row } })
  return (
    <FormProvider {...methods}>
      <FormFactsProvider value={{ schema: zDashUserInput, readOnly: false, row }}>
        <TextInput name="username" label="Username" unique={{ ask: 'DashUser.isUnique' }} />
      </FormFactsProvider>
    </FormProvider>
  )
}

const field = () => screen.getByRole('textbox', { name: /^Username/ })
async function type(name: string) {
  fireEvent.change(field(), { target: { value: name } })
  await act(() => vi.advanceTimersByTimeAsync(400))
}
const answer = (name: string, isUnique: boolean) =>
  act(async () => {
    asked.get(name)?.(isUnique)
    await vi.advanceTimersByTimeAsync(0)
  })
const isTaken = () => screen.queryByText(taken) !== null

it('says while it is typed that a name is taken, and forgets it with the next letter', async () => {
  render(<Sample row={undefined} />)
  await type('adm')
  await answer('adm', true)
  expect(isTaken()).toBe(false)
  await type('admin')
  await answer('admin', false)
  expect(isTaken()).toBe(true)
  expect(field().getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(field(), { target: { value: 'admini' } })
  expect(isTaken()).toBe(false)
})

it('says nothing of a name by the answer for another one, however late that comes', async () => {
  render(<Sample row={undefined} />)
  await type('admin')
  await type('nobody')
  await answer('admin', false)
  await answer('nobody', true)
  expect(isTaken()).toBe(false)
})

it('asks nothing of the name that the row has, in whatever letters', async () => {
  render(<Sample row={{ id: 4, username: 'readonly' }} />)
  await type('maya')
  await answer('maya', false)
  expect(isTaken()).toBe(true)
  await type('Readonly')
  expect([...asked.keys()]).toEqual(['maya'])
  expect(isTaken()).toBe(false)
})
