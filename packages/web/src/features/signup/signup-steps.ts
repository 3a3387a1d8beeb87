/** The steps after the e-mail address, loaded while it is confirmed. */
export { CheckoutStep } from './checkout-step.tsx'
export { ProfileStep } from './profile-step.tsx'
export { quoted, refusalText } from './refusal-text.ts'
