import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Resolver } from 'react-hook-form'
import { pressOver } from '../../browser/after-press.ts'
import { type Form, schemaOf } from './form.ts'
import { issueText } from './issue-text.ts'
import { wireBody } from './wire-body.ts'

/**
 * Checks the wire body that the typed values become; field names and body paths are the same. What a field says as it is left by pressing
 * something waits for the press.
 */
export function formResolver(form: Form, row: object | undefined): Resolver<FieldValues> {
  const check: Resolver<FieldValues> = zodResolver(schemaOf(form, row), { error: issueText })
  return async (values, context, options) => {
    await pressOver()
    return check(wireBody(form, values, row), context, options)
  }
}
