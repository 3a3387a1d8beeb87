import { withTimeout } from '../../browser/timing.ts'

/** A token of the mock server's stand-in for a captcha; empty for who is taken for a robot. Throws when it can't be asked. */
async function sandboxToken(url: string, action: string): Promise<string> {
  const answer = await fetch(`${url}captcha/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action }),
  })
  if (!answer.ok) throw new Error(`The sandbox captcha answered ${answer.status}`)
  const { token }: { token?: unknown } = Object(await answer.json())
  return typeof token === 'string' ? token : ''
}

/** Where tokens of the invisible bot check come from. */
export type Captcha =
  | { kind: 'recaptcha'; siteKey: string }
  /** The mock server stands in for the provider; `url` is where its calls are. */
  | { kind: 'sandbox'; url: string }
  /** The installation uses none. */
  | { kind: 'none' }

/** What became of a bot check: `unreachable`, also for an answer that takes too long, says nothing about the person. */
export type BotCheck = 'passed' | 'refused' | 'unreachable'

/** Name of every action that is checked. */
const action = 'importantAction'

let captcha: Captcha = { kind: 'none' }

/** Says where tokens come from; called once at start-up. */
export function initCaptcha(source: Captcha): void {
  captcha = source
}

// Whoever has no key never downloads what it takes to use one.
const loadRecaptcha = () => import('./recaptcha.ts')

/** Brings the provider's script ahead of need, on screens that have something to check; nothing where no key is configured. */
export function prepareBotCheck(): void {
  if (captcha.kind !== 'recaptcha') return
  const { siteKey } = captcha
  // Failing is no harm: the check itself tries again.
  loadRecaptcha()
    .then(({ loadScript }) => loadScript(siteKey))
    .catch(() => undefined)
}

async function askForToken(source: Captcha): Promise<string> {
  if (source.kind === 'sandbox') return sandboxToken(source.url, action)
  if (source.kind === 'recaptcha') return (await loadRecaptcha()).recaptchaToken(source.siteKey, action)
  return 'none'
}

/**
 * Checks, before a sensitive action, that no robot is at work. No call of the API carries the token, so having one is all
 * there is to pass; an installation without a provider lets everybody pass.
 */
export async function botCheck(): Promise<BotCheck> {
  try {
    return (await withTimeout(askForToken(captcha))) === '' ? 'refused' : 'passed'
  } catch {
    return 'unreachable'
  }
}
