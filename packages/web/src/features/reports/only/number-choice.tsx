import { contains } from '@lineboard/sdk'
import { useMemo, useState } from 'react'
import { useParameter } from '../../../browser/use-parameter.ts'
import { useCall } from '../../../data/use-call.ts'
import { formatPhone } from '../../../parts/phone/format-phone.ts'
import { t } from '../reports.messages.ts'
import { FoundChoice } from './found-choice.tsx'
import { MOST_OFFERED, type OnlyPartProps } from './only-part.ts'
import { useOnlyNames } from './use-only-names.ts'

/** Narrows the report to a tracking number. */
export function NumberChoice({ only, customerId }: OnlyPartProps) {
  const [typed, setTyped] = useState('')
  const put = useParameter('number')
  const { number: label } = useOnlyNames(only)
  const value = only?.trackingNumber
  const digits = typed.replace(/\D/g, '')
  const { data = [] } = useCall(
    'OpNumber.find',
    {
      filter: {
        where: {
          ...(digits && { tracking_number: contains(digits) }),
          ...(customerId !== undefined && { customerId }),
        },
        fields: ['id', 'tracking_number'],
        order: 'tracking_number ASC',
        limit: MOST_OFFERED,
      },
    },
    { silent: true, keepPreviousData: true },
  )
  const chosen = useMemo(() => (value && label ? { value, label } : undefined), [value, label])
  return (
    <FoundChoice
      label={t('overview.trackingNumber')}
      none={t('only.allNumbers')}
      chosen={chosen}
      found={data.map(({ tracking_number }) => ({ value: tracking_number, label: formatPhone(tracking_number) }))}
      isTyped={typed !== ''}
      onType={setTyped}
      onChoose={put}
    />
  )
}
