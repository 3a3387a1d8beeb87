import { t } from './tracking-sources.messages.ts'

/** What each kind of source is called. */
export const kindLabels = {
  paid_search: t('paidSearch'),
  organic_search: t('organicSearch'),
  social: t('social'),
  display: t('display'),
  email: t('email'),
  direct_mail: t('directMail'),
  print: t('print'),
  radio: t('radio'),
  tv: t('tv'),
  outdoor: t('outdoor'),
  referral: t('referral'),
  website: t('website'),
  other: t('otherKind'),
} as const
