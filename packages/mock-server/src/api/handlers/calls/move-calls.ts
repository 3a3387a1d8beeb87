import { chargeAfter } from '../../../domain/billing/wallet/call-charges.ts'
import { contactFields } from '../../../domain/calls/call-fields.ts'
import { isShared, isUsable } from '../../../domain/rules/checks.ts'
import { unprocessable } from '../../../ground/errors.ts'
import { parseJson } from '../../../ground/parse-json.ts'
import type { Row } from '../../../store/rows/models.ts'
import type { Context } from '../../context/context.ts'
import { recordingChanges } from '../../crud/write.ts'

interface UpdateInfo {
  ids: readonly number[]
  customerId: number
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0

/** Which rows go to which customer, from a form field that holds JSON. */
function parseUpdateInfo(text: string): UpdateInfo {
  let info: unknown
  try {
    info = parseJson(text)
  } catch {
    info = undefined
  }
  if (typeof info === 'object' && info !== null && 'ids' in info && 'customerId' in info) {
    const { ids, customerId } = info
    if (Array.isArray(ids) && ids.every(isId) && isId(customerId)) return { ids, customerId }
  }
  const message = 'is not JSON with a list of ids and a customerId'
  throw unprocessable('CallLog', [{ field: 'updateInfo', code: 'format', message, value: text }])
}

/** What a call loses when it goes to another customer: what it knows of people, sources and gateways stays behind. */
function leftBehind({ store }: Context, call: Row<'CallLog'>, customerId: number) {
  const isForeign = (model: 'PhoneBook' | 'TrackingSource' | 'SipGateway', id: number) =>
    !isUsable(store.table(model).get(id), customerId, isShared(model))
  const { caller_contactId = 0, trackingSourceId = 0, sip_gatewayId = 0 } = call
  return {
    ...(isForeign('PhoneBook', caller_contactId) && {
      caller_contactId: undefined,
      ...contactFields(undefined),
    }),
    ...(isForeign('TrackingSource', trackingSourceId) && {
      trackingSourceId: undefined,
      trackingSourceName: undefined,
    }),
    ...(isForeign('SipGateway', sip_gatewayId) && {
      sip_gatewayId: undefined,
      routingAddress: undefined,
    }),
  }
}

/** Moves calls to another customer, who is charged nothing for them, and answers how many. Ids the principal may not see are left out. */
export function moveCalls(context: Context, updateInfo: string): { count: number } {
  const { ids, customerId } = parseUpdateInfo(updateInfo)
  const { store } = context
  if (!store.table('Customer').get(customerId)) {
    const message = 'names a customer that is not there'
    throw unprocessable('CallLog', [{ field: 'updateInfo', code: 'existence', message, value: customerId }])
  }
  const calls = store.table('CallLog')
  const found = calls.find({ where: context.scoped('CallLog', { id: { inq: ids } }) })
  recordingChanges(context, 'CallLog', found, () => {
    for (const call of found) {
      const { startedAt } = call
      const charge = chargeAfter(store, call, { customerId, startedAt })
      calls.patch(call.id, { customerId, ...leftBehind(context, call, customerId), ...charge })
    }
  })
  return { count: found.length }
}
