import { randomBytes } from 'node:crypto'
import { badRequest } from '../errors/loopback-error.ts'
import type { SandboxCalls } from './sandbox-call.ts'

const isAction = (value: unknown): value is string => typeof value === 'string' && /^[\w/]{1,100}$/.test(value)

/**
 * Stands in for a score-based captcha: `POST /__mock/captcha/token` `{action}` answers `{token}`, for one use. Who is taken
 * for a robot gets an empty token: a fault of `Sandbox.captchaToken` with status 200 and the body `{token: ''}`.
 */
export const captchaCalls: SandboxCalls = {
  'captcha/token': {
    id: 'Sandbox.captchaToken',
    needsStorage: false,
    answer({ action }) {
      // Real ones refuse other characters too, so that an action's name works with either.
      if (!isAction(action)) throw badRequest('action must be a name of letters, digits, _ and /')
      return {
        status: 200,
        body: { token: `sandbox_${action.replaceAll('/', '_')}_${randomBytes(16).toString('hex')}` },
      }
    },
  },
}
