import { createHash } from 'node:crypto'
import type { ProviderKeys } from './client-config.ts'

/** Names of files that carry a hash of their content: they never change. As text, for the configuration of other web servers. */
export const hashedFile = '/assets/.+[-.][0-9A-Za-z_-]{8,}[.][0-9A-Za-z]+$'

/** How long browsers may keep what never changes. */
export const cacheForever = 'public, max-age=31536000, immutable'

/** All else is asked for again each time. */
export const revalidate = 'no-cache'

const hashed = new RegExp(`^${hashedFile}`)

/** How long browsers may keep a file of the app. */
export const cacheControl = (pathname: string): string => (hashed.test(pathname) ? cacheForever : revalidate)

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

/** Other hosts that an installation has its pages use. */
export interface PageHosts extends ProviderKeys {
  /** Where softphones connect to, such as `wss://lines.example.com:5061`, where that is not the address of the page. */
  phoneHost?: string | undefined
  /** Origin of the core API where that is not the page's: calls, the socket, recordings, attachments and pictures. */
  apiOrigin?: string | undefined
  /** Addresses that pages send reports to. */
  reports?: readonly string[]
}

/** What a page may reach of an API of another origin; a source of `https` does not speak for its sockets. */
const socketOf = (origin: string) => origin.replace(/^http/, 'ws')

/** A Content-Security-Policy for the app's page: no script but its own, and other hosts only of what is in use. */
export function contentSecurityPolicy(html: string, installed: PageHosts): string {
  const { stripeKey, captchaKey, phoneHost, apiOrigin, reports = [] } = installed
  const providers = [
    ...(stripeKey === undefined ? [] : [stripeHosts]),
    ...(captchaKey === undefined ? [] : [captchaHosts]),
  ]
  const hosts = (use: keyof Hosts) => providers.flatMap((provider) => provider[use])
  const ofApi = apiOrigin === undefined ? [] : [apiOrigin]
  const connected = [
    ...(phoneHost === undefined ? [] : [phoneHost]),
    ...ofApi.flatMap((origin) => [origin, socketOf(origin)]),
    ...new Set(reports.map((address) => new URL(address).origin)),
    ...hosts('connect'),
  ]
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScriptHashes(html), ...hosts('script')].join(' '),
    ...(providers.length > 0 ? [["frame-src 'self'", ...hosts('frame')].join(' ')] : []),
    // The component library writes its styles into the page.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...ofApi].join(' '),
    ["media-src 'self' blob:", ...ofApi].join(' '),
    "font-src 'self' data:",
    ["connect-src 'self'", ...connected].join(' '),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
