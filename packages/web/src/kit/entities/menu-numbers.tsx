import type { components } from '@lineboard/contract'
import { numbersLeadingTo } from '@lineboard/sdk/call-flow'
import { useState } from 'react'
import { api } from '../../data/client.ts'
import { reportError } from '../../data/report-error.ts'
import { useCallSetup } from '../../shared/call-flow/use-call-setup.ts'
import { menuInWords } from '../../shared/menu-drafts/menu-in-words.ts'
import { usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { useMay } from '../../state/may.ts'
import { Button } from '../../ui/button.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import { ReassignDialog } from '../reassign/reassign-dialog.tsx'
import { changeNumbers } from './change-numbers.ts'
import { t } from './number-routing.messages.ts'
import { firstOf, phones } from './routing-news.ts'

type Menu = Pick<components['schemas']['Ivr'], 'id' | 'name' | 'customerId'>

/** The routing action that does nothing but hand calls to a menu: one that is there, else a new one, which says so in its name. */
export async function actionFor({ id, name, customerId }: Menu): Promise<{ id: number; name: string }> {
  const isForMenu = ({ type, targets }: Pick<components['schemas']['RoutingAction'], 'type' | 'targets'>) =>
    type === 'voice_menu' && targets?.length === 1 && targets[0]?.target === String(id)
  const there = await api().RoutingAction.find({ filter: { where: { customerId, type: 'voice_menu' }, order: 'id' } })
  const found = there.find(isForMenu)
  if (found) return found
  return api().RoutingAction.create({
    body: {
      customerId,
      name: t('actionOfMenu', { name }),
      type: 'voice_menu',
      targets: [{ kind: 'voice_menu', target: String(id) }],
      recordCalls: false,
    },
  })
}

async function putOn(menu: Menu, numberId: number): Promise<void> {
  const [action, numbers] = await Promise.all([
    actionFor(menu),
    api().OpNumber.find({ filter: { where: { id: numberId } } }),
  ])
  await changeNumbers(numbers, { routing_actionId: action.id })
}

interface PutOnNumberProps {
  row: Menu
  onClose: () => void
}

/** Chooses a tracking number whose calls come to a voice menu from then on; the routing action between them is added automatically. */
export function PutOnNumber({ row, onClose }: PutOnNumberProps) {
  return (
    <ReassignDialog
      title={t('putTitle', { name: row.name })}
      label={t('putNumber')}
      list="OpNumber.find"
      textField="tracking_number"
      isPhone
      alsoField="description"
      where={{ customerId: row.customerId, status: { inq: ['active', 'paused'] } }}
      confirmLabel={t('putConfirm')}
      onClose={onClose}
      onChoose={({ id }) => void putOn(row, id).catch(reportError)}
    >
      <p>{t('putText')}</p>
    </ReassignDialog>
  )
}

interface ChooseMenuProps {
  /** Whose menus are offered; the person's own customer's if undefined. */
  customerId: number | undefined
  /** Is handed the routing action that leads to the menu. */
  onChosen: (action: object) => void
  onClose: () => void
}

/** Chooses a voice menu for a number. */
export function ChooseMenu({ customerId, onChosen, onClose }: ChooseMenuProps) {
  const choose = async (id: number) => onChosen(await actionFor(await api().Ivr.findById({ id })))
  return (
    <ReassignDialog
      title={t('chooseMenu')}
      label={t('menu')}
      list="Ivr.find"
      textField="name"
      where={customerId === undefined ? undefined : { customerId }}
      describe={menuInWords}
      confirmLabel={t('menuConfirm')}
      onClose={onClose}
      onChoose={({ id }) => void choose(id).catch(reportError)}
    >
      <p>{t('menuText')}</p>
    </ReassignDialog>
  )
}

/** Says whose calls come to a voice menu, and puts it on a tracking number. */
export function MenuNumbers({ row, isHeard }: { row: Menu; isHeard: boolean }) {
  const formatPhone = usePhoneFormat()
  const [isChoosing, setChoosing] = useState(false)
  const { data } = useCallSetup('in use')
  const mayChange = useMay('OpNumber.upsert')
  const mayAdd = useMay('RoutingAction.create')
  const numbers = data && numbersLeadingTo(data.setup, data.numbers, { model: 'Ivr', id: row.id })
  if (!numbers) return null
  return (
    <>
      <p>
        <Unbroken>
          {numbers.length === 0
            ? t('menuOnNone')
            : t(isHeard ? 'menuOn' : 'menuWaitsFor', {
                count: numbers.length,
                numbers: firstOf(numbers).replace(phones, formatPhone),
              })}
        </Unbroken>
      </p>
      {mayChange && mayAdd && (
        <div>
          <Button variant="outlined" onClick={() => setChoosing(true)}>
            {t('put')}
          </Button>
        </div>
      )}
      {isChoosing && <PutOnNumber row={row} onClose={() => setChoosing(false)} />}
    </>
  )
}
