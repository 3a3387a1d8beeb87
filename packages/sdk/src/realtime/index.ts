export { type Batched, batched } from './batched.ts'
export { connectRealtime, type RealtimeOptions } from './connect-realtime.ts'
export type { AnyMessage } from './messages.ts'
export {
  type Balance,
  type Channel,
  formatTopic,
  type MessageOf,
  type Notification,
  parseTopic,
  type Sender,
  type Topic,
} from './messages.ts'
export {
  createRealtime,
  type Gap,
  type Malformed,
  type Realtime,
  type RealtimeEvents,
  type RealtimeSocket,
  type RealtimeState,
} from './realtime.ts'
