import { OWNER_ID } from '@lineboard/contract/owner'
import type { Row } from '../../../store/rows/internal-rows.ts'
import { daysBefore } from '../material/moments.ts'
import type { Seed } from '../material/types.ts'

type Gateway = Omit<Row<'SipGateway'>, 'id' | 'createdAt' | 'checkedAt' | 'Customer'>

const gateways: readonly Gateway[] = [
  {
    customerId: OWNER_ID,
    name: 'Carrier East',
    address: 'east.carrier.example',
    port: 5061,
    transport: 'tls',
    type: 'both',
    digitsStrip: 0,
    description: 'Main carrier, New York',
    position: 1,
    defaultOutbound: true,
    enabled: true,
    health: 'reachable',
  },
  {
    customerId: OWNER_ID,
    name: 'Carrier West',
    address: 'west.carrier.example',
    port: 5061,
    transport: 'tls',
    type: 'both',
    digitsStrip: 0,
    description: 'Spare carrier, San Jose',
    position: 2,
    defaultOutbound: false,
    enabled: true,
    health: 'reachable',
  },
  {
    customerId: 2,
    name: 'Practice PBX',
    address: '192.0.2.18',
    port: 5060,
    transport: 'udp',
    type: 'outbound',
    // The country's 1 gives way to the 9 for an outside line.
    digitsStrip: 1,
    prefix: '9',
    description: 'Front desk phones',
    position: 1,
    defaultOutbound: true,
    enabled: true,
    health: 'reachable',
  },
  {
    customerId: 2,
    name: 'Overflow desk',
    address: 'overflow.answering.example',
    port: 5060,
    transport: 'tcp',
    type: 'outbound',
    digitsStrip: 0,
    description: 'Answering service after hours',
    position: 2,
    defaultOutbound: false,
    enabled: true,
    health: 'unknown',
  },
  {
    customerId: 3,
    name: 'Office PBX',
    address: '198.51.100.40',
    port: 5060,
    transport: 'udp',
    type: 'both',
    digitsStrip: 0,
    description: 'Agents on the second floor',
    position: 1,
    defaultOutbound: true,
    enabled: true,
    health: 'reachable',
  },
  {
    customerId: 4,
    name: 'Dispatch',
    address: '203.0.113.77',
    port: 5080,
    transport: 'tcp',
    type: 'outbound',
    digitsStrip: 1,
    description: 'Dispatch centre',
    position: 1,
    defaultOutbound: true,
    enabled: true,
    health: 'unreachable',
  },
]

/** Six gateways: two of the owner, the others of customers. */
export const sipGateways: Seed = ({ prng, now }) => ({
  SipGateway: gateways.map((gateway, at) => ({
    id: at + 1,
    ...gateway,
    checkedAt: daysBefore(now, prng.next() / 500),
    createdAt: daysBefore(now, prng.int(200, 800)),
  })),
})
