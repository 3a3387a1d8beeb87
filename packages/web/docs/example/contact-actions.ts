import type { components } from '@lineboard/contract'
import Block from '@mui/icons-material/Block'
import { api } from '../../src/data/client.ts'
import { refresh } from '../../src/data/use-call.ts'
import type { RowAction } from '../../src/kit/actions/action.ts'
import { formatPhone } from '../../src/shared/phone/format-phone.ts'
import { toast } from '../../src/state/toasts.ts'
import { t } from './contacts.messages.ts'

type Contact = components['schemas']['PhoneBook']

async function block({ number, customerId }: Contact): Promise<void> {
  await api().BlacklistNumber.create({ body: { number, customerId } })
  toast({ severity: 'success', text: t('blocked', { number: formatPhone(number) }) })
  void refresh('BlacklistNumber')
}

/** What staff do with a contact besides changing it. */
export const contactActions: readonly RowAction<Contact>[] = [
  {
    id: 'block',
    label: t('block'),
    icon: Block,
    call: 'BlacklistNumber.create',
    isAllowed: ({ blocked }) => !blocked,
    run: block,
  },
]
