import { useEffect, useState } from 'react'
import { loadOnce, useLoaded } from '../../browser/load-once.ts'
import { whenAtRest } from '../../data/when-at-rest.ts'
import { isSeen } from '../../places/is-seen.ts'
import { useMay } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'

/** How long a screen of an active account has stood before it is asked what a low wallet is, in milliseconds. */
const REST_MS = 1000

const warning = loadOnce(() => import('./wallet-warning.tsx'))

/** Says over every screen, to who may pay, that the wallet runs low or that calls have stopped, by code that comes when it is asked. */
export function WalletBand() {
  const { user, access } = useSession()
  const mayPay = useMay('PaymentMethod.chargeCustomer')
  const [isAtRest, setAtRest] = useState(false)
  useEffect(() => whenAtRest(() => setAtRest(true), REST_MS), [])
  const hasWallet = access !== undefined && isSeen({ seenAs: 'accountProfile' }, access)
  const customer = mayPay && hasWallet ? user?.Customer : undefined
  const isAsked = customer !== undefined && (isAtRest || customer.state !== 'active')
  const { value } = useLoaded(warning, isAsked)
  return <div role="status">{isAsked && value && <value.WalletWarning customer={customer} />}</div>
}
