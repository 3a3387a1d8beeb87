import { contains, holdsText } from '@lineboard/sdk'
import { useMemo, useState } from 'react'
import { useParameter } from '../../../browser/use-parameter.ts'
import { useCall } from '../../../data/use-call.ts'
import { t } from '../reports.messages.ts'
import { FoundChoice } from './found-choice.tsx'
import { MOST_OFFERED, type OnlyPartProps } from './only-part.ts'
import { useOnlyNames } from './use-only-names.ts'

/** Narrows the report to a tracking source. */
export function SourceChoice({ only, customerId }: OnlyPartProps) {
  const [typed, setTyped] = useState('')
  const put = useParameter('source')
  const { source } = useOnlyNames(only)
  const id = only?.trackingSourceId
  const { data = [] } = useCall(
    'TrackingSource.find',
    {
      filter: {
        where: { ...(typed && { name: contains(typed) }), ...(customerId !== undefined && { customerId }) },
        fields: ['id', 'name'],
        order: 'name ASC',
        limit: MOST_OFFERED,
      },
    },
    { silent: true, keepPreviousData: true },
  )
  const chosen = useMemo(
    () => (id === undefined || !source ? undefined : { value: String(id), label: source }),
    [id, source],
  )
  return (
    <FoundChoice
      label={t('overview.source')}
      none={t('only.allSources')}
      chosen={chosen}
      found={data
        .filter(({ name }) => holdsText(name, typed))
        .map(({ id, name }) => ({ value: String(id), label: name }))}
      isTyped={typed !== ''}
      onType={setTyped}
      onChoose={put}
    />
  )
}
