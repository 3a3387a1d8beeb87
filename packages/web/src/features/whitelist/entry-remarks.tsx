import { whitelistRemarks } from '@lineboard/sdk/call-path'
import Alert from '@mui/material/Alert'
import { useWatch } from 'react-hook-form'
import { useSession } from '../../state/session.ts'
import { toEntry, type Values, type Whitelist } from './entry-values.ts'
import { remarkText } from './remark-text.ts'
import { useWhitelistEntries } from './use-whitelist-entries.ts'
import styles from './whitelist.module.css'

/** What is odd about the entry that is being typed, alone and beside the others of its customer. */
export function EntryRemarks({ row }: { row: Whitelist | undefined }) {
  const { user } = useSession()
  const [ip, mask, port, proto, pattern] = useWatch<Values, ['ip', 'mask', 'port', 'proto', 'pattern']>({
    name: ['ip', 'mask', 'port', 'proto', 'pattern'],
  })
  const chosen: unknown = useWatch({ name: 'customerId' })
  const own = row?.customerId ?? (typeof chosen === 'number' ? chosen : user?.customerId) ?? 0
  const others = useWhitelistEntries(own)
  const entry = toEntry({ ip, mask, port, proto, pattern }, { id: row?.id ?? 0, customerId: own })
  const texts = entry ? whitelistRemarks(entry, others ?? []).map(remarkText) : []
  return (
    <div className={styles.remarks} role="status">
      {texts.map((text) => (
        <Alert key={text} severity="warning">
          {text}
        </Alert>
      ))}
    </div>
  )
}
