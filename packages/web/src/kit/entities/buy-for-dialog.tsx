import type { components } from '@lineboard/contract'
import { mayActAs } from '@lineboard/sdk'
import { type ComponentType, useState } from 'react'
import { reportError } from '../../data/report-error.ts'
import { useCall } from '../../data/use-call.ts'
import { personName } from '../../lib/names.ts'
import { hrefOf } from '../../places/href.ts'
import { useCustomerName } from '../../shared/customer/selected-customer.ts'
import { rightsOf, whatUsersMay } from '../../shared/within-reach.ts'
import { mayAs } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { declarationOf } from '../declarations.ts'
import { t } from './buy-for.messages.ts'

type DashUser = components['schemas']['DashUser']

/** More users than this are never shown: one is enough. */
const MOST = 50

/** What asks why somebody acts as a user, which is an action of the list of users. */
async function actDialog(row: DashUser, onClose: () => void): Promise<ComponentType> {
  const { actions = [] } = await declarationOf('users')
  const action = actions.find(({ id }) => id === 'impersonate')
  if (!action?.dialog) throw new Error('The list of users has no action to act as one.')
  const { ActionDialog } = await action.dialog()
  const list = { rows: [row], seesAll: true, state: {}, opens: hrefOf('buyNumbers'), refresh: () => undefined }
  return () => <ActionDialog row={row} list={list} onClose={onClose} />
}

interface BuyForDialogProps {
  customerId: number
  onClose: () => void
}

/** The users of a customer who may buy numbers, and the way to act as one of them. */
export function BuyForDialog({ customerId, onClose }: BuyForDialogProps) {
  const { access } = useSession()
  const [asked, setAsked] = useState<{ Act: ComponentType }>()
  const name = useCustomerName(customerId)
  const filter = { where: { customerId }, order: 'username ASC', limit: MOST, include: whatUsersMay } as const
  const { data, error, mutate } = useCall('DashUser.find', { filter })
  if (asked) return <asked.Act />
  const buyers = data?.filter((row) => {
    const rights = rightsOf(row)
    return access && mayActAs(access, rights) && mayAs(rights, 'NumberProvider.reserve')
  })
  const act = (row: DashUser) =>
    void actDialog(row, onClose)
      .then((Act) => setAsked({ Act }))
      .catch(reportError)
  return (
    <Dialog title={t('title', { name })} onClose={onClose} actions={<Button onClick={onClose}>{t('close')}</Button>}>
      {error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {!buyers && !error && <p role="status">{t('loading')}</p>}
      {buyers?.length === 0 && <p>{t('nobody', { name })}</p>}
      {buyers && buyers.length > 0 && <p>{t('text', { name })}</p>}
      {buyers?.map((row) => (
        <p key={row.id}>
          <Button variant="outlined" onClick={() => act(row)}>
            {t('actAs', { name: personName(row) })}
          </Button>
        </p>
      ))}
      {buyers?.length === 0 && (
        <PlaceLink href={hrefOf('users', {}, { customer: customerId })}>{t('users', { name })}</PlaceLink>
      )}
    </Dialog>
  )
}

/** The same as what the menu of a customer's row opens. */
export const ActionDialog = ({ row, onClose }: { row: { id: number }; onClose: () => void }) => (
  <BuyForDialog customerId={row.id} onClose={onClose} />
)
