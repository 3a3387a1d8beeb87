import { render, screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { ExampleNumber, toValues } from './sip-gateway-form.tsx'

function Typed(typed: { digitsStrip: string; prefix: string }) {
  return (
    <FormProvider {...useForm({ defaultValues: { ...toValues(), ...typed } })}>
      <ExampleNumber />
    </FormProvider>
  )
}

it.each([
  ['1', '9', '+12125550142 is dialled as 92125550142.'],
  ['1', '', '+12125550142 is dialled as 2125550142.'],
  ['x', '9', '+12125550142 is dialled as +12125550142.'],
])('with %j digits stripped and the prefix %j says: %s', (digitsStrip, prefix, said) => {
  render(<Typed digitsStrip={digitsStrip} prefix={prefix} />)
  expect(screen.getByRole('status').textContent).toBe(said)
})
