import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Resolver } from 'react-hook-form'
import { type Form, schemaOf } from './form.ts'
import { issueText } from './issue-text.ts'
import { wireBody } from './wire-body.ts'

/** Checks the wire body that the typed values become; field names and body paths are the same. */
export function formResolver(form: Form, row: object | undefined): Resolver<FieldValues> {
  const check: Resolver<FieldValues> = zodResolver(schemaOf(form, row), { error: issueText })
  return (values, context, options) => check(wireBody(form, values, row), context, options)
}
