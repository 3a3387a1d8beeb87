import { translator } from '../../lib/messages.ts'

const messages = {
  one: 'whitelist entry',
  other: 'whitelist entries',
  id: 'ID',
  ip: 'IP address',
  ipHint: 'IPv4 or IPv6, such as 192.0.2.10',
  mask: 'Mask',
  maskHint: 'Leading bits that must match, such as 28; the whole address if left empty',
  port: 'Port',
  portHint: '0 or nothing means any',
  proto: 'Protocol',
  any: 'Any',
  udp: 'UDP',
  tcp: 'TCP',
  tls: 'TLS',
  ws: 'WebSocket',
  wss: 'Secure WebSocket',
  pattern: 'Pattern',
  patternHint: "Regular expression that the sender's SIP URI must match; any if left empty",
  customer: 'Customer',
  createdAt: 'Added',
  group: 'Who may send calls',
} as const

export const t = translator(messages)
