import { OWNER_ID } from '@lineboard/contract/owner'
import { whitelistRemarks } from '@lineboard/sdk/call-flow'
import { rowHref } from '../../places/href.ts'
import { Note } from '../../ui/note.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { t } from './whitelist.messages.ts'
import { entryText, remarkText, useWhitelistEntries } from './whitelist-entries.ts'

/** Entries that let in everybody, say what another says already, or do not say what they seem to; nothing where all is well. */
export function Remarks() {
  const entries = useWhitelistEntries() ?? []
  const odd = entries.flatMap((entry) => {
    const beside = entries.filter(({ customerId }) => customerId === entry.customerId || customerId === OWNER_ID)
    return whitelistRemarks(entry, beside).map((remark) => ({ entry, remark }))
  })
  if (odd.length === 0) return null
  return (
    <Note title={t('odd', { count: odd.length })}>
      <ul>
        {odd.map(({ entry, remark }) => (
          <li key={`${entry.id} ${remarkText(remark)}`}>
            <PlaceLink href={rowHref('whitelist', { action: 'edit', id: entry.id })}>{entryText(entry)}</PlaceLink>
            {': '}
            {remarkText(remark)}
          </li>
        ))}
      </ul>
    </Note>
  )
}
