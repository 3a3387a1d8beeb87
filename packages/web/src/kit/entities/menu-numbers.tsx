import type { components } from '@lineboard/contract'
import { numbersLeadingTo } from '@lineboard/sdk/call-flow'
import { api } from '../../data/client.ts'
import { reportError } from '../../data/report-error.ts'
import { useCallSetup } from '../../shared/call-flow/use-call-setup.ts'
import { menuInWords } from '../../shared/menu-drafts/menu-in-words.ts'
import { usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { useMay } from '../../state/may.ts'
import { Button } from '../../ui/button.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import { ReassignDialog } from '../reassign/reassign-dialog.tsx'
import { actionFor } from './menu-on-number.ts'
import { t } from './number-routing.messages.ts'
import { firstOf, phones } from './routing-news.ts'

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

interface MenuNumbersProps {
  row: Pick<components['schemas']['Ivr'], 'id'>
  isHeard: boolean
  /** Asks which tracking number the menu is put on. */
  onPut: () => void
}

/** Says whose calls come to a voice menu, with the way to put it on a tracking number. */
export function MenuNumbers({ row, isHeard, onPut }: MenuNumbersProps) {
  const formatPhone = usePhoneFormat()
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
          <Button variant="outlined" onClick={onPut}>
            {t('put')}
          </Button>
        </div>
      )}
    </>
  )
}
