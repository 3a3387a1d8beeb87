import { onStorageRefused } from '../../browser/storage.ts'
import { initTestCalls } from '../../shared/call-flow/test-call-source.ts'
import { initCaptcha } from '../../shared/captcha/bot-check.ts'
import { initCards } from '../../shared/card/card-source.ts'
import { t as paperText } from '../../shared/paper/paper.messages.ts'
import { initSoftphone } from '../../state/softphone-config.ts'
import { toast } from '../../state/toasts.ts'
import { t } from '../app.messages.ts'
import type { AppConfig } from '../config.ts'
import { signedIn } from '../router/page-loader.ts'

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

/** Gives the margins of printed sheets their words, which a style sheet takes from the page alone: Page 2 of 5. */
export function showPageNumbers(): void {
  const { style } = document.documentElement
  style.setProperty('--lb-page-word', JSON.stringify(paperText('page')))
  style.setProperty('--lb-page-of', JSON.stringify(paperText('of')))
}

/** Says once, where the browser keeps nothing for the app, what that means. */
export function warnStorageRefused(): void {
  onStorageRefused(() => {
    const text = t('storageRefused')
    toast({ severity: 'warn', text })
    // Those are of whoever is signed in.
    signedIn.load().then(
      ({ notify }) => notify({ status: 'warn', msg: text }),
      () => undefined,
    )
  })
}
