import type { Row } from '../../../store/rows/internal-rows.ts'
import { daysBefore } from '../material/moments.ts'
import type { Seed, SeedInput } from '../material/types.ts'

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

type Menu = Pick<Row<'Ivr'>, 'customerId' | 'name' | 'description' | 'status'> & { text: string }
type Action = Omit<Row<'IvrAction'>, 'id' | 'position'>

const menus: readonly Menu[] = [
  {
    customerId: 2,
    name: 'Main menu',
    description: 'First thing patients hear',
    status: 'published',
    text: 'Thank you for calling Harbor Dental. For appointments press 1, for billing press 2. In an emergency press 9.',
  },
  {
    customerId: 3,
    name: 'Agency menu',
    description: 'Buyers, sellers and tenants',
    status: 'published',
    text: 'For homes to buy press 1, to sell your home press 2, for lettings press 3.',
  },
  {
    customerId: 4,
    name: 'Call-out menu',
    description: 'Emergency or appointment',
    status: 'published',
    text: 'For an emergency call-out press 1, to book a visit press 2.',
  },
  {
    customerId: 2,
    name: 'Holiday menu',
    description: 'Between the years',
    status: 'draft',
    text: 'The practice is closed until the second of January.',
  },
]

/** Voice menus with their actions: three published, one draft without actions yet. */
export const voiceMenus: Seed = ({ prng, now, soFar }) => {
  const numberFor = (customerId: number, nth: number) => {
    const own = soFar('ReceivingNumber').filter((row) => row.customerId === customerId)
    return own[nth % own.length]?.number ?? ''
  }
  const actions: Action[] = [
    { ivrId: 1, key: '1', kind: 'dial_number', target: numberFor(2, 0), label: 'Appointments' },
    { ivrId: 1, key: '2', kind: 'dial_number', target: numberFor(2, 1), label: 'Billing' },
    { ivrId: 1, key: '9', kind: 'dial_gateway', target: '3', label: 'Emergency' },
    { ivrId: 1, key: 'timeout', kind: 'voicemail', target: 'front.desk@harbordental.example', label: 'Voicemail' },
    { ivrId: 1, key: 'invalid', kind: 'repeat', label: 'Again' },
    { ivrId: 2, key: '1', kind: 'dial_number', target: numberFor(3, 0), label: 'Buying' },
    { ivrId: 2, key: '2', kind: 'dial_number', target: numberFor(3, 1), label: 'Selling' },
    { ivrId: 2, key: '3', kind: 'dial_number', target: numberFor(3, 2), label: 'Lettings' },
    { ivrId: 2, key: 'timeout', kind: 'repeat', label: 'Again' },
    { ivrId: 3, key: '1', kind: 'dial_gateway', target: '6', label: 'Emergency' },
    { ivrId: 3, key: '2', kind: 'dial_number', target: numberFor(4, 0), label: 'Visits' },
    { ivrId: 3, key: 'timeout', kind: 'hang_up', label: 'Goodbye' },
  ]
  return {
    Ivr: menus.map(({ text, ...menu }, at) => ({
      id: at + 1,
      ...menu,
      greeting: { kind: 'text' as const, text, voice: 'Amelia', language: 'en-US' },
      timeoutSeconds: 5,
      maxAttempts: 3,
      version: prng.int(1, 6),
      valid: menu.status === 'published',
      errors:
        menu.status === 'published'
          ? []
          : [
              { code: 'missing_timeout' as const, message: 'Nothing happens when no key is pressed in time.' },
              { code: 'dead_end' as const, message: 'No choice leads anywhere.' },
            ],
      createdAt: daysBefore(now, prng.int(90, 400)),
      updatedAt: daysBefore(now, prng.int(1, 80)),
    })),
    IvrAction: actions.map((action, at) => ({
      id: at + 1,
      ...action,
      position: actions.slice(0, at).filter(({ ivrId }) => ivrId === action.ivrId).length + 1,
    })),
  }
}
