import { initTestCalls } from '../../shared/call-path/test-call-source.ts'
import { initCaptcha } from '../../shared/captcha/bot-check.ts'
import { initCards } from '../../shared/card/card-source.ts'
import { initSoftphone } from '../../state/softphone-config.ts'
import type { AppConfig } from '../config.ts'

/**
 * Tells who checks for robots, takes cards and makes test calls: the providers whose keys are configured, else the mock server's
 * sandbox; and where the softphone connects to.
 */
export function initProviders({ apiBase, stripeKey, captchaKey, mock, control, softphone }: AppConfig): void {
  const sandbox = mock ? new URL('/__mock/', new URL(apiBase, location.href)).href : undefined
  if (captchaKey) initCaptcha({ kind: 'recaptcha', siteKey: captchaKey })
  else initCaptcha(sandbox ? { kind: 'sandbox', url: sandbox } : { kind: 'none' })
  if (stripeKey) initCards({ kind: 'stripe', publishableKey: stripeKey })
  else initCards(sandbox ? { kind: 'sandbox', url: sandbox } : { kind: 'none' })
  initSoftphone(softphone)
  initTestCalls(sandbox && control ? new URL('live/call', sandbox).href : undefined)
}
