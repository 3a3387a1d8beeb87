import { importKeys, namedByNumbers } from '@lineboard/contract/import-keys'
import { restoresLost } from '@lineboard/contract/restorable'
import type { ImportLink } from '../../kit/list-options.ts'
import type { OpNumber } from './numbers-in-use.ts'
import { t } from './tracking-numbers.messages.ts'

const shownAs = {
  receiving_number: t('receivingNumber'),
  sip_gateway: t('gateway'),
  tracking_source: t('source'),
  routing_action: t('routingAction'),
} as const

/** What a file names of the routing of a number. */
const links: readonly ImportLink[] = namedByNumbers.map((named) => ({
  ...named,
  label: shownAs[named.column],
  list: `${named.model}.find` as const,
}))

/** Files that numbers come from, with their routing; numbers that are there are changed. */
export const filesOfNumbers = {
  key: importKeys.OpNumber.fields,
  phones: ['tracking_number'],
  fields: ['tracking_number', 'description', 'companyId', 'status'],
  links,
  updates: true,
  refuses(row: OpNumber, { status }: Partial<OpNumber>) {
    const isTooLate = status !== undefined && restoresLost(row, { status }, new Date())
    return isTooLate ? [{ field: 'status', message: t('tooLateOne') } as const] : []
  },
} as const
