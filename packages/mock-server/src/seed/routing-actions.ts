import { daysBefore } from './material/dates.ts'
import type { Seed, SeedInput } from './types.ts'

/** The nth receiving number of a customer, as a routing target. */
function desk({ soFar }: SeedInput, customerId: number, nth: number) {
  const own = soFar('ReceivingNumber').filter((number) => number.customerId === customerId)
  const number = own[nth % own.length]
  if (!number) throw new Error(`Customer ${customerId} has no receiving number.`)
  return { kind: 'receiving_number' as const, target: String(number.id), label: number.description ?? number.number }
}

/** One or more routing actions of each type for every customer. */
export const routingActions: Seed = (input) => {
  const { prng, now } = input
  const actions = [2, 3, 4].flatMap((customerId) => [
    {
      customerId,
      name: 'Forward',
      type: 'forward' as const,
      targets: [desk(input, customerId, 0)],
      ringSeconds: 25,
      recordCalls: true,
    },
    {
      customerId,
      name: 'Ring everyone',
      type: 'simultaneous_ring' as const,
      targets: [0, 1, 2].map((nth) => desk(input, customerId, nth)),
      ringSeconds: 20,
      recordCalls: true,
      whisper: 'Call from a campaign',
    },
    {
      customerId,
      name: 'Take turns',
      type: 'round_robin' as const,
      targets: [1, 2].map((nth) => desk(input, customerId, nth)),
      ringSeconds: 15,
      recordCalls: false,
    },
    {
      customerId,
      name: 'Menu',
      type: 'voice_menu' as const,
      targets: [{ kind: 'voice_menu' as const, target: String(customerId - 1), label: 'Main menu' }],
      recordCalls: true,
    },
    {
      customerId,
      name: 'Voicemail',
      type: 'voicemail' as const,
      targets: [{ kind: 'mailbox' as const, target: `voicemail@customer${customerId}.example` }],
    },
    { customerId, name: 'Refuse', type: 'hang_up' as const, targets: [] },
  ])
  return {
    RoutingAction: actions.map((action, at) => ({
      id: at + 1,
      ...action,
      createdAt: daysBefore(now, prng.int(60, 500)),
    })),
  }
}
