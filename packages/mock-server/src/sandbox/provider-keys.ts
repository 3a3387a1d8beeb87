import { StartError } from '../start-error.ts'

/** Keys of the providers an installation uses; without one the sandbox stands in. */
export interface ProviderKeys {
  /** Publishable key of the card provider. */
  stripeKey?: string
  /** Site key of the captcha. */
  captchaKey?: string
}

/** Throws a `StartError` for a key that can't be one. Both are given to every browser, so a secret one must never pass. */
export function checkKeys({ stripeKey, captchaKey }: ProviderKeys): void {
  if (stripeKey !== undefined && !/^pk_\w+$/.test(stripeKey)) {
    throw new StartError('--stripe-key takes the publishable key, which begins with pk_. Never give the secret one.')
  }
  if (captchaKey !== undefined && !/^[\w-]+$/.test(captchaKey)) {
    throw new StartError('--captcha-key takes the site key, of letters, digits, - and _.')
  }
}
