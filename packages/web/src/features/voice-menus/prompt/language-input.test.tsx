import { zIvrInput } from '@lineboard/contract/zod'
import { render, screen, waitFor } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { FormFactsProvider } from '../../../kit/form/form-context.ts'
import { answerCalls } from '../../../testing/answer-calls.ts'
import { LanguageInput } from './greeting-fields.tsx'

const german = { id: 5, code: 'de-DE', name: 'German', nativeName: 'Deutsch' }
const conditions = { target: { field: 'kind', is: [] } }

function Sample({ language }: { language: string }) {
  const methods = useForm({ defaultValues: { greeting: { language } } })
  return (
    <FormProvider {...methods}>
      <FormFactsProvider value={{ schema: zIvrInput, readOnly: false, conditions }}>
        <LanguageInput />
      </FormFactsProvider>
    </FormProvider>
  )
}

const shown = async () => {
  const field = await waitFor(() => screen.getByRole<HTMLSelectElement>('combobox', { name: /^Language/ }))
  return { value: field.value, offered: Array.from(field.options, ({ text }) => text) }
}

it('offers the languages that the server has, in their own words', async () => {
  answerCalls(() => [german])
  render(<Sample language="de-DE" />)
  expect(await shown()).toEqual({ value: 'de-DE', offered: ['Deutsch (de-DE)'] })
})

it('keeps the language of a menu that is none of them', async () => {
  answerCalls(() => [german])
  render(<Sample language="nl-NL" />)
  expect(await shown()).toEqual({ value: 'nl-NL', offered: ['nl-NL', 'Deutsch (de-DE)'] })
})

it('is typed in where no language is known', async () => {
  answerCalls(() => [])
  render(<Sample language="en-US" />)
  expect(await screen.findByRole('textbox', { name: /^Language/ })).toHaveProperty('value', 'en-US')
})
