// The forms of all card providers, and their calls. The script of Stripe itself comes when its form is shown.
export { SandboxCardForm } from './sandbox-card-form.tsx'
export { loadProvider } from './stripe.ts'
export { StripeCardForm } from './stripe-card-form.tsx'
export { approveStripePayment, askStripePayment } from './stripe-payments.ts'
