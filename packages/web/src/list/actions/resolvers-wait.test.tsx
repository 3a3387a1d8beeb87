import { zCustomerInput } from '@lineboard/contract/zod'
import { expect, it, vi } from 'vitest'
import { defineForm } from '../../kit/define-form.ts'
import { formResolver } from '../../kit/form/row-form.tsx'
import { chosenResolver } from './bulk-edit-dialog.tsx'

const form = defineForm({ schema: zCustomerInput, toValues: () => ({}), Fields: () => null })
const options = { fields: {}, shouldUseNativeValidation: false }

it.each([
  ['one row', formResolver(form, undefined), { companyName: '' }],
  ['rows at once', chosenResolver(form, new Set(['companyName'])), { companyName: 'x'.repeat(1000) }],
] as const)(
  'what is wrong with %s is said after the press that takes the focus from its field',
  async (_, resolver, values) => {
    const say = vi.fn()
    dispatchEvent(new MouseEvent('pointerdown'))
    const checked = Promise.resolve(resolver(values, undefined, options)).then(({ errors }) => say(Object.keys(errors)))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(say).not.toHaveBeenCalled()
    dispatchEvent(new Event('pointerup'))
    await checked
    expect(say).toHaveBeenCalledWith(['companyName'])
  },
)
