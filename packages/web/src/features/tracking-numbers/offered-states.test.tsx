import { OpNumberStatus } from '@lineboard/contract/enumerations'
import { render, screen, within } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { FormFactsProvider } from '../../kit/form/form-context.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import type { OpNumber } from './numbers-in-use.ts'
import { form } from './tracking-number-form.tsx'

const released: OpNumber = {
  id: 7,
  customerId: 2,
  tracking_number: '+12125550161',
  numberType: 'local',
  country: 'us',
  status: 'released',
  routing_action: 'Forward',
  monthlyPrice: 2,
  totalCalls: 0,
  createdAt: '2026-01-01T00:00:00Z',
}

function Form({ row }: { row: OpNumber }) {
  const methods = useForm({ defaultValues: form.toValues(row) })
  return (
    <FormProvider {...methods}>
      <FormFactsProvider value={{ schema: form.schema, readOnly: false, row }}>
        <form.Fields row={row} />
      </FormFactsProvider>
    </FormProvider>
  )
}

function offered(restorableUntil: string): (string | null)[] {
  answerCalls(() => [])
  render(<Form row={{ ...released, restorableUntil }} />)
  const options = within(screen.getByLabelText(/^Status/)).getAllByRole<HTMLOptionElement>('option')
  return options.map(({ value }) => value)
}

it('a number that can be restored can be given any state', () => {
  expect(offered('2999-01-01T00:00:00Z')).toEqual(OpNumberStatus)
})

it('a number that can no longer be restored stays given back', () => {
  expect(offered('2020-01-01T00:00:00Z')).toEqual(['released'])
})

// Of many rows it is not known which can be restored: Change state reads them first.
it('the state of several numbers is changed by the action alone', () => {
  expect(form.bulk).not.toContain('status')
})
