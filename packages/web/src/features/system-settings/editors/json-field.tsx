import { get, useFormState, useWatch } from 'react-hook-form'
import { inputsFor } from '../../../resource/form/inputs.ts'
import { jsonProblem } from '../json-problem.ts'
import { t } from '../system-settings.messages.ts'

const { TextInput } = inputsFor<{ payload: string }>()

/** What is refused inside of the value has no field of its own: it is said of the whole. */
function messageInside(errors: unknown): string | undefined {
  const parts: { message?: unknown }[] = Object.values(Object(errors))
  return parts.map((part) => part?.message).find((message): message is string => typeof message === 'string')
}

/** The value of a setting that has no fields of its own, as JSON. What is wrong is said while it is typed, and nothing is thrown away. */
export function JsonField() {
  const typed: unknown = useWatch({ name: 'payload' })
  const { errors } = useFormState({ name: 'payload' })
  const refused: unknown = get(errors, 'payload')
  const inside = Reflect.get(Object(refused), 'message') === undefined ? messageInside(refused) : undefined
  const problem = (typeof typed === 'string' ? jsonProblem(typed) : undefined) ?? inside
  return (
    <TextInput
      name="payload"
      label={t('payload')}
      hint={t('payloadHint', { example: '{ "days": 30 }' })}
      lines={12}
      problem={problem}
    />
  )
}
