import type { Appearance } from '@stripe/stripe-js'
import type { ColorScheme } from '../../lib/color-scheme-rules.ts'

/** The look of Stripe's fields, which stand in frames of their own, from the colours of the page. */
export function stripeAppearance(scheme: ColorScheme): Appearance {
  const style = getComputedStyle(document.documentElement)
  const color = (name: string) => style.getPropertyValue(`--lb-${name}`).trim()
  return {
    theme: scheme === 'dark' ? 'night' : 'stripe',
    variables: {
      colorPrimary: color('primary'),
      colorBackground: color('surface'),
      colorText: color('text'),
      colorDanger: color('error'),
      borderRadius: color('radius-m'),
      fontSizeBase: '16px',
    },
  }
}
