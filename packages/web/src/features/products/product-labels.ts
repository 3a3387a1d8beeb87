import { t } from './products.messages.ts'

/** What a product is. */
export const kindLabels = {
  plan: t('plan'),
  addon: t('addon'),
  number: t('number'),
  wallet: t('wallet'),
  call_charges: t('callCharges'),
} as const

/** Tiers of plans. */
export const tierLabels = { BASIC: t('basic'), ADVANCED: t('advanced') } as const
