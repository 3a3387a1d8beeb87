import { t } from './whitelist.messages.ts'

/** Protocols by name. */
export const protoLabels = {
  any: t('any'),
  udp: t('udp'),
  tcp: t('tcp'),
  tls: t('tls'),
  ws: t('ws'),
  wss: t('wss'),
} as const
