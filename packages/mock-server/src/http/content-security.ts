import { createHash } from 'node:crypto'
import type { ProviderKeys } from '../sandbox/provider-keys.ts'

/** Hashes of the scripts that stand in the page itself, so that they may run under a strict policy. */
function inlineScriptHashes(html: string): string[] {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
  return inline.map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
}

/** Other hosts a page may use, by what for. */
type Hosts = Readonly<Record<'script' | 'frame' | 'connect', readonly string[]>>

/** What Stripe asks for: its library, the frames that card fields and banks' pages live in, and its API. */
const stripeHosts: Hosts = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
}

/** What reCAPTCHA v3 asks for, and no more of these hosts than its own folder. */
const captchaHosts: Hosts = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/'],
}

/** A Content-Security-Policy for the app's page: no script but its own, and other hosts only of providers in use. */
export function contentSecurityPolicy(
  html: string,
  { stripeKey, captchaKey }: ProviderKeys,
  phoneHost?: string,
): string {
  const providers = [
    ...(stripeKey === undefined ? [] : [stripeHosts]),
    ...(captchaKey === undefined ? [] : [captchaHosts]),
  ]
  const hosts = (use: keyof Hosts) => providers.flatMap((provider) => provider[use])
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScriptHashes(html), ...hosts('script')].join(' '),
    ...(providers.length > 0 ? [["frame-src 'self'", ...hosts('frame')].join(' ')] : []),
    // The component library writes its styles into the page.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    ["connect-src 'self'", ...(phoneHost === undefined ? [] : [phoneHost]), ...hosts('connect')].join(' '),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
