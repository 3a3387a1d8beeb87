import { ValidationError } from '@lineboard/sdk'
import type { ActionValues } from './action-values.ts'
import { isRecord } from './action-values.ts'

/** What the server refuses of a choice, said of the fields that it is typed into. */
export function atChoice(error: unknown, at: number, { kind }: ActionValues): unknown {
  if (!(error instanceof ValidationError) || !error.details) return error
  const nameOf = (field: string) => (field !== 'target' ? field : isRecord(kind) ? 'recordId' : 'text')
  const moved = <Said>(fields: Record<string, Said>) =>
    Object.fromEntries(Object.entries(fields).map(([field, said]) => [`actions.${at}.${nameOf(field)}`, said]))
  const { context, codes, messages } = error.details
  const { status, name, message } = error
  return new ValidationError(
    { status, name, message, details: { context, codes: moved(codes), messages: moved(messages) } },
    error,
  )
}
