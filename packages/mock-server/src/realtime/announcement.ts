/** A realtime message. It reaches sessions that listen to the channel and may see what is that customer's. */
export interface Announcement {
  channel: string
  event: string
  data: unknown
  /** Customer it concerns; 0 for everybody. */
  customerId: number
  /** The only user it is for, such as of a notification. */
  userId?: number
  /** Said to those who see the row no longer: who sees all customers still does, and is not told. */
  isLoss?: true
  /** Who says it, where that is a person and not the server. */
  sender?: { id: number; username: string }
}
