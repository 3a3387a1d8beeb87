import { daysBefore } from '../material/moments.ts'
import { callerPlaces, numberOf } from '../material/phone-numbers.ts'
import type { Seed } from '../material/types.ts'

const languages = [
  ['en-US', 'English (United States)', 'English (United States)'],
  ['en-GB', 'English (United Kingdom)', 'English (United Kingdom)'],
  ['es-ES', 'Spanish', 'Español'],
  ['fr-FR', 'French', 'Français'],
  ['de-DE', 'German', 'Deutsch'],
  ['pt-BR', 'Portuguese (Brazil)', 'Português (Brasil)'],
] as const

const services = [
  ['call_tracking', 'Call tracking', 'Tells where each call came from.'],
  ['call_recording', 'Call recording', 'Keeps the calls to listen to later.'],
  ['voice_menus', 'Voice menus', 'Lets callers choose by key press.'],
  ['softphone', 'Softphone', 'Takes calls in the browser.'],
] as const

const agreement = [
  '<h2>Terms of service</h2>',
  '<p>These terms govern the use of the call-tracking service.</p>',
  '<h3>Your account</h3><p>You are responsible for what is done with your account and for keeping its password.</p>',
  '<h3>Recording</h3><p>You tell the people you talk to when calls are recorded, where the law asks for it.</p>',
  '<h3>Payment</h3><p>Calls and numbers are paid from a prepaid balance. Unused balance is paid back on request.</p>',
].join('\n')

const DIALOGS = 7

/** Settings, languages, services, and a handful of calls in progress. */
export const system: Seed = ({ prng, now, soFar }) => ({
  SystemSetting: [
    {
      id: 1,
      key: 'agreement',
      payload: { agreement, version: 2, note: 'Says how recording is announced.' },
      updatedAt: daysBefore(now, 120),
    },
    { id: 2, key: 'recording', payload: { keepDays: 365, announce: true }, updatedAt: daysBefore(now, 60) },
    { id: 3, key: 'low_balance', payload: { warnBelowUsd: 20, stopBelowUsd: 0 }, updatedAt: daysBefore(now, 45) },
  ],
  Language: languages.map(([code, name, nativeName], at) => ({ id: at + 1, code, name, nativeName })),
  Service: services.map(([code, name, description], at) => ({ id: at + 1, code, name, description, enabled: true })),
  Dialog: Array.from({ length: DIALOGS }, (_, at) => {
    const number = prng.pick(soFar('OpNumber').filter(({ status }) => status === 'active'))
    const state = prng.weighted(['confirmed', 'early'] as const, [5, 2])
    const seconds = state === 'early' ? prng.int(2, 20) : prng.int(20, 900)
    return {
      id: at + 1,
      callId: `live-${prng.int(0x100000, 0xffffff).toString(16)}@east.carrier.example`,
      fromUri: `sip:${numberOf(prng.pick(callerPlaces), prng.int(0, 69))}@east.carrier.example`,
      toUri: `sip:${number.tracking_number}@sip.lineboard.example`,
      state,
      startedAt: new Date(now.getTime() - seconds * 1000).toISOString(),
      durationSeconds: seconds,
      ...(number.sip_gatewayId !== undefined && { sip_gatewayId: number.sip_gatewayId }),
      customerId: number.customerId,
    }
  }),
})

/** A few saved views, one of them shared. */
export const templates: Seed = ({ now }) => ({
  Template: [
    {
      id: 1,
      customerId: 2,
      userId: 2,
      name: 'Missed this week',
      kind: 'list',
      resource: 'CallLog',
      definition: { filter: 'status:="missed", direction:!="outbound"', period: 'thisWeek' },
      sharedWith: [3, 4],
      createdAt: daysBefore(now, 75),
    },
    {
      id: 2,
      customerId: 2,
      userId: 3,
      name: 'Long calls',
      kind: 'list',
      resource: 'CallLog',
      definition: { sort: 'talkSeconds DESC', period: 'last30' },
      sharedWith: [],
      createdAt: daysBefore(now, 31),
    },
    {
      id: 3,
      customerId: 3,
      userId: 6,
      name: 'Board by source',
      kind: 'report',
      resource: 'overview',
      definition: { period: 'lastMonth', table: 'source', sort: 'source.-calls' },
      sharedWith: [7],
      createdAt: daysBefore(now, 12),
    },
  ],
})
