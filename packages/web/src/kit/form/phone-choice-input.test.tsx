import { zIvrInput } from '@lineboard/contract/zod'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, expect, it, vi } from 'vitest'
import { initClient } from '../../data/client.ts'
import { FormFactsProvider } from './form-context.ts'
import { PhoneChoiceInput } from './phone-choice-input.tsx'

initClient({ wholeContract: true, baseUrl: 'http://core.example/api/v1' })

const desk = { id: 4, number: '+12125550177', description: 'Front desk' }
const asked: string[] = []

afterEach(() => {
  asked.length = 0
  vi.unstubAllGlobals()
})

function Sample({ target, readOnly = false }: { target: string; readOnly?: boolean }) {
  const methods = useForm({ defaultValues: { target } })
  return (
    <FormProvider {...methods}>
      <FormFactsProvider value={{ schema: zIvrInput, readOnly }}>
        <PhoneChoiceInput
          name="target"
          label="Target"
          list="ReceivingNumber.find"
          textField="number"
          alsoField="description"
        />
        <output>{methods.watch('target')}</output>
      </FormFactsProvider>
    </FormProvider>
  )
}

function open(props: { target: string; readOnly?: boolean }): HTMLInputElement {
  vi.stubGlobal('fetch', async (...sent: ConstructorParameters<typeof Request>) => {
    asked.push(decodeURIComponent(new Request(...sent).url))
    return Response.json([desk])
  })
  render(<Sample {...props} />)
  return screen.getByRole<HTMLInputElement>('combobox', { name: 'Target' })
}

const value = () => screen.getByRole('status').textContent

it('a number is found by its name and chosen', async () => {
  const input = open({ target: '' })
  fireEvent.change(input, { target: { value: 'desk' } })
  fireEvent.click(await screen.findByRole('option', { name: /\(212\) 555-0177.*Front desk/ }))
  expect([input.value, value()]).toEqual(['(212) 555-0177', '(212) 555-0177'])
  expect(screen.getByText('Will be saved as +1 212 555 0177')).toBeTruthy()
  expect(asked.at(-1)).toContain('%desk%')
})

it('any other number is typed, and stays when the field is left', async () => {
  const input = open({ target: '' })
  fireEvent.focus(input)
  fireEvent.change(input, { target: { value: '305 555 0140' } })
  fireEvent.blur(input)
  expect([input.value, value()]).toEqual(['305 555 0140', '305 555 0140'])
  await waitFor(() => expect(screen.getByText('Will be saved as +1 305 555 0140')).toBeTruthy())
})

it('what is saved is there unchanged, and nothing is asked before the field is opened', () => {
  const input = open({ target: '+12125550142' })
  expect([input.value, value()]).toEqual(['+12125550142', '+12125550142'])
  expect(asked).toEqual([])
})

it('who may not change it has no list to open', () => {
  const input = open({ target: '+12125550142', readOnly: true })
  expect(input.readOnly).toBe(true)
  expect(screen.queryByRole('button')).toBeNull()
})
