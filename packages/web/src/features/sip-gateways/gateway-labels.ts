import { t } from './sip-gateways.messages.ts'

/** Which way calls go. */
export const typeLabels = { inbound: t('inbound'), outbound: t('outbound'), both: t('both') } as const

/** How SIP messages travel. */
export const transportLabels = { udp: t('udp'), tcp: t('tcp'), tls: t('tls') } as const
