import { dayAt, startOfDayMs } from '@lineboard/sdk'
import { countBy, counted } from '../../kit/count-by.ts'
import { timeZone } from '../../state/dates.ts'

/** Calls that go over each gateway right now. */
export const callsNow = counted({
  call: 'Dialog.find',
  argsOf: (ids) =>
    ({
      filter: {
        where: { sip_gatewayId: { inq: [...ids] }, state: { inq: ['early', 'confirmed'] } },
        fields: ['id', 'sip_gatewayId'],
      },
    }) as const,
  countsOf: (dialogs) => countBy(dialogs, 'sip_gatewayId'),
})

/** Calls of today that did not go through, by the gateway they went over. */
export const failedToday = counted({
  call: 'CallLog.find',
  argsOf: (ids) =>
    ({
      filter: {
        where: {
          sip_gatewayId: { inq: [...ids] },
          status: 'failed',
          startedAt: { gte: new Date(startOfDayMs(dayAt(Date.now(), timeZone()), timeZone())) },
        },
        fields: ['id', 'sip_gatewayId'],
      },
    }) as const,
  countsOf: (calls) => countBy(calls, 'sip_gatewayId'),
})
