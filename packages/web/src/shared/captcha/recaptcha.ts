import { patienceMs } from '../../browser/timing.ts'

interface Recaptcha {
  ready(callback: () => void): void
  execute(siteKey: string, options: { action: string }): Promise<string | null>
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha
  }
}

let loading: Promise<Recaptcha> | undefined

function appendScript(siteKey: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      clearTimeout(timer)
      script.remove()
      loading = undefined
      reject(new Error('The captcha could not be loaded'))
    }
    // A script that hangs would be waited for again by every check.
    const timer = setTimeout(fail, patienceMs)
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`
    script.async = true
    script.onerror = fail
    script.onload = () => {
      const { grecaptcha } = window
      if (!grecaptcha) return fail()
      clearTimeout(timer)
      grecaptcha.ready(() => resolve(grecaptcha))
    }
    document.head.append(script)
  })
}

/** Brings the provider's script once; after a failure the next call tries again. Rejects when it can't be loaded. */
export function loadScript(siteKey: string): Promise<Recaptcha> {
  loading ??= appendScript(siteKey)
  return loading
}

/** A token of reCAPTCHA v3 for an action; empty when it gives none. Rejects when its script can't be loaded. */
export async function recaptchaToken(siteKey: string, action: string): Promise<string> {
  const recaptcha = await loadScript(siteKey)
  return (await recaptcha.execute(siteKey, { action })) ?? ''
}
