import type { Access } from '@lineboard/sdk'
import { useState } from 'react'
import { loadOnce } from '../../browser/lazy.ts'
import { mayAs, seesEveryCustomer } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { useWanted } from '../../ui/use-wanted.ts'
import { t } from './buy-for.messages.ts'

/** Loads who can buy numbers for a customer. */
export const buyForPanel = () => import('./buy-for-dialog.tsx')

const panel = loadOnce(buyForPanel)

/** Whether the signed-in person buys numbers for a customer by acting as one of its users. */
export const buysFor = (customerId: number, access: Access | undefined, ownId: number | undefined): boolean =>
  seesEveryCustomer(access) && customerId !== ownId && mayAs(access, 'DashUser.impersonate')

function Loaded(props: { customerId: number; onClose: () => void }) {
  const value = useWanted(panel)
  return value ? <value.BuyForDialog {...props} /> : null
}

/** Leads the service's staff to buying numbers for a customer; nothing for others. */
export function BuyForButton({ customerId }: { customerId: number }) {
  const [isOpen, setOpen] = useState(false)
  const { access, user } = useSession()
  if (!buysFor(customerId, access, user?.customerId)) return null
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
        {t('buy')}
      </Button>
      {isOpen && <Loaded customerId={customerId} onClose={() => setOpen(false)} />}
    </>
  )
}
