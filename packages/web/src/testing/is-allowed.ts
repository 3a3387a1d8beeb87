import { ApiError } from '@lineboard/sdk'

/** Whether who makes a call may: a server that refuses it for something else had nothing against that. */
export async function isAllowed(call: Promise<unknown>): Promise<boolean> {
  try {
    await call
    return true
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.status !== 403 && error.status !== 401
  }
}
