import { CodeRequiredError, NetworkError, TimeoutError, UnauthorizedError } from '@lineboard/sdk'
import { api } from '../../data/client.ts'
import { signInWith } from '../../state/session-events.ts'
import { toast } from '../../state/toasts.ts'
import type { Credentials } from './credentials.ts'
import { t } from './login.messages.ts'

/** Signs in and loads the user; throws what the failed call threw, and nobody is signed in then. */
export async function sendSignIn({ username, password, isRemembered, code }: Credentials): Promise<void> {
  const body = { username, password, rememberedIf: isRemembered, ...(code && { code }) }
  const { isSecondFactorReset, ...token } = await api().DashUser.authenticate({ body })
  await signInWith({ token, rememberAs: isRemembered ? username : undefined })
  if (isSecondFactorReset) toast({ severity: 'warn', text: t('codesReset') })
}

/** What is wrong with a code that a sign-in needs: nothing yet where none was given. Undefined where something else failed. */
export function codeProblem(error: unknown): { code?: string } | undefined {
  if (!(error instanceof CodeRequiredError)) return undefined
  return error.code === 'LOGIN_CODE_REQUIRED' ? {} : { code: t('codeWrong') }
}

/** Why nobody was signed in: name or password were refused, the server was out of reach, or it failed. */
export function signInFailure(error: unknown): 'refused' | 'unreachable' | 'failed' {
  if (error instanceof UnauthorizedError) return 'refused'
  return error instanceof NetworkError || error instanceof TimeoutError ? 'unreachable' : 'failed'
}
