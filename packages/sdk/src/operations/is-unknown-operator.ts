import { ApiError } from '../errors/api-error.ts'

/** Whether a failure is what servers answer to an operator that they do not know. */
export const isUnknownOperator = (error: unknown): boolean =>
  error instanceof ApiError && [400, 422, 500, 501].includes(error.status)
