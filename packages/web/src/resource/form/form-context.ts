import { createContext, useContext } from 'react'
import type { Form } from './form.ts'

interface FormFacts {
  schema: Form['schema']
  /** Values can be read and copied, not changed. */
  readOnly: boolean
}

const FormFactsContext = createContext<FormFacts | undefined>(undefined)

export const FormFactsProvider = FormFactsContext.Provider

/** What every field must know of the form it is in; throws outside of one. */
export function useFormFacts(): FormFacts {
  const facts = useContext(FormFactsContext)
  if (!facts) throw new Error('A form field was used outside of a form')
  return facts
}
