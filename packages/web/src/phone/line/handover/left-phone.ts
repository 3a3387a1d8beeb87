import type { PhoneCall } from '../../machine/phone-state.ts'
import type { SipDialog } from './sip-dialog.ts'

/** A call whose page is gone, and which another page goes on with. */
export interface LeftCall {
  dialog: SipDialog
  call: PhoneCall
}

/** What a page leaves behind of its phone. It is never written down: the password is in it. */
export interface LeftPhone {
  /** Whose it is, by id. */
  userId: number
  secret: string
  /** Address of the phone server, for ending calls that nobody goes on with. */
  url: string
  calls: readonly LeftCall[]
  /** Whether calls were turned away. */
  doNotDisturb: boolean
}

/** What pages say to the keeper: keep this, or give what is kept. */
export type KeeperMessage = { kind: 'keep'; left: LeftPhone } | { kind: 'claim'; userId: number }
