import type { components } from '@lineboard/contract'
import { expectTypeOf } from 'vitest'
import type { Realtime } from './realtime.ts'

declare const realtime: Realtime

realtime.subscribe('call_log', (message) => {
  if (message.event === 'create') expectTypeOf(message.data).toEqualTypeOf<components['schemas']['CallLog']>()
  if (message.event === 'delete') expectTypeOf(message.data).toEqualTypeOf<{ id: number }>()
  // @ts-expect-error what another session published may be anything
  if (message.event === 'message') message.data.id
})
realtime.subscribe('notifications', ({ data }) => expectTypeOf(data.msg).toEqualTypeOf<string>())
realtime.subscribe('customer', (message) => {
  if (message.event === 'balance') expectTypeOf(message.data.balance).toEqualTypeOf<number>()
})
// @ts-expect-error there is no such channel
realtime.subscribe('calls', () => {})
// @ts-expect-error there is no such channel
realtime.publish(['calls'], {})
