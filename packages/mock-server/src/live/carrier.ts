import type { Sender } from '@lineboard/contract/call-path'

/** Ids of simulated calls end with it. */
export const CALL_ID_HOST = 'live.carrier.example'

/** Where simulated calls come in from: a carrier that the owner's whitelist has in the sample data. */
export const carrierOf = (caller: string): Sender => ({
  ip: '192.0.2.4',
  port: 5061,
  proto: 'tls',
  uri: `sip:${caller}@east.carrier.example`,
})
