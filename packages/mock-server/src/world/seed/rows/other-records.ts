import type { Row } from '../../../store/rows/internal-rows.ts'
import { daysAfter, daysBefore } from '../material/moments.ts'
import type { Seed } from '../material/types.ts'

const providers = [
  ['Atlantic Carrier', 'carrier', 'us', 'operational'],
  ['Pacific Carrier', 'carrier', 'us', 'degraded'],
  ['Numbers Direct', 'numbers', 'us', 'operational'],
  ['Thames Numbering', 'numbers', 'gb', 'operational'],
  ['Cardwell Payments', 'payments', 'us', 'operational'],
  ['Vox Speech', 'speech', 'de', 'operational'],
] as const

const works = [
  ['Switch upgrade in New York', 'degraded', 'planned', 6],
  ['Renewal of certificates', 'none', 'planned', 11],
  ['Fibre repair near Chicago', 'outage', 'done', -9],
  ['Database move', 'degraded', 'done', -31],
  ['Test of the spare carrier', 'none', 'cancelled', -3],
] as const

const files = [
  ['agreement.pdf', 'agreement'],
  ['letter-of-authorization.pdf', 'letter_of_authorization'],
  ['proof-of-address.pdf', 'proof_of_address'],
  ['invoice-october.pdf', 'invoice'],
] as const

const topics = ['billing', 'calls', 'maintenance', 'reports', 'tickets'] as const

const channels: readonly Row<'RedisSubscription'>['channel'][] = ['call_log', 'notifications', 'tracking_number']

/** Providers, maintenance, documents, addressees and realtime subscriptions. */
export const otherRecords: Seed = ({ prng, now, soFar }) => ({
  ServiceProvider: providers.map(([name, kind, country, status], at) => {
    const domain = `${name.toLowerCase().replace(' ', '-')}.example`
    return {
      id: at + 1,
      name,
      kind,
      country,
      status,
      website: `https://${domain}`,
      supportEmail: `support@${domain}`,
      supportPhone: `+1646555010${at}`,
      createdAt: daysBefore(now, 700 - at * 30),
    }
  }),
  Mainteinance: works.map(([title, impact, status, inDays], at) => ({
    id: at + 1,
    title,
    impact,
    status,
    description: 'We will tell you when it is over.',
    serviceProviderId: (at % providers.length) + 1,
    startsAt: daysAfter(now, inDays),
    endsAt: daysAfter(now, inDays + 0.125),
    createdAt: daysBefore(now, 40 - at),
  })),
  Document: soFar('Customer')
    .filter(({ id }) => id > 1)
    .flatMap((customer, nth) =>
      files.map(([name, kind], at) => {
        const id = nth * files.length + at + 1
        return {
          id,
          customerId: customer.id,
          name,
          kind,
          type: 'application/pdf',
          size: prng.int(20_000, 900_000),
          url: `/files/documents/${id}/${name}`,
          createdAt: daysBefore(now, prng.int(5, 300)),
        }
      }),
    ),
  Addressee: soFar('DashUser')
    .filter(({ id }) => id > 1)
    .map((user, at) => ({
      id: at + 1,
      customerId: user.customerId,
      userId: user.id,
      name: `${user.firstName} ${user.lastName}`,
      email: user.email,
      channel: at % 4 === 3 ? ('app' as const) : ('email' as const),
      topic: topics[at % topics.length] ?? 'calls',
      active: at % 5 !== 4,
      createdAt: daysBefore(now, 200 - at * 9),
    })),
  RedisSubscription: soFar('DashUser')
    .slice(0, 5)
    .flatMap((user, nth) =>
      channels.map((channel, at) => ({
        id: nth * channels.length + at + 1,
        customerId: user.customerId,
        userId: user.id,
        channel,
        topic: `org.ecms.*.${user.customerId}.${user.id}`,
        connectionId: `seed-${nth}-${at}`,
        subscribedAt: daysBefore(now, 0.2),
      })),
    ),
})
