import type { Cell } from '../../resource/column.ts'
import { valueAt } from '../../resource/rows/field-path.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import { t } from './records.messages.ts'

/** Lists of the records that assets stand for, by the kind of the asset. A device, or something else, is in none. */
const paths: Readonly<Record<string, string>> = {
  tracking_number: 'tracking-number',
  receiving_number: 'routing/receiving',
  tracking_source: 'tracking-source',
  sip_gateway: 'routing/sipgateway',
  call: 'call-log',
  voice_menu: 'ivr',
  user: 'user',
}

/** The record an asset stands for, and the way to it. */
export const recordCell: Cell<number> = {
  toText: (id) => t('recordOf', { id }),
  toFile: (id) => id,
  render: ({ value, row, tabIndex }) => {
    const path = paths[String(valueAt(row, 'kind'))]
    const text = t('recordOf', { id: value })
    return path ? (
      <PlaceLink href={`/service/${path}/edit/${value}`} tabIndex={tabIndex}>
        {text}
      </PlaceLink>
    ) : (
      text
    )
  },
  widthPx: 110,
}
