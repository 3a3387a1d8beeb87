import { useLocation } from 'wouter'
import { hrefOf } from '../../../places/href.ts'
import type { RowDialogModule } from '../../../resource/actions/action.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { CompareVersions } from './compare-versions.tsx'
import { DraftPart } from './draft-part.tsx'
import type { OpenedMenu } from './opened-menu.ts'
import { useVersions } from './use-versions.ts'
import { VersionList } from './version-list.tsx'
import { t } from './versions.messages.ts'

interface VersionsDialogProps {
  row: Pick<OpenedMenu, 'id' | 'customerId' | 'name'>
  /** It stands over the form of the menu, which a change here closes: it shows what was there before. @default false */
  isBehindForm?: boolean
  onClose: () => void
}

/** The draft of a menu and what was published of it: compared, published, discarded, brought back. */
export function VersionsDialog({ row, isBehindForm = false, onClose }: VersionsDialogProps) {
  const { versions, names, error, retry } = useVersions(row)
  const [, navigate] = useLocation()
  const handleChanged = () => {
    if (!isBehindForm) return
    onClose()
    navigate(hrefOf('voiceMenus'))
  }
  const shared = { names, onChanged: handleChanged }
  return (
    <Dialog
      title={t('title', { name: row.name })}
      width="wide"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {error && <ErrorState error={error} onRetry={retry} />}
      {!versions && !error && <p role="status">{t('loading')}</p>}
      {versions && (
        <>
          <DraftPart versions={versions} {...shared} />
          <VersionList versions={versions} {...shared} />
          <CompareVersions versions={versions} names={names} />
        </>
      )}
    </Dialog>
  )
}

export const ActionDialog: RowDialogModule<OpenedMenu>['ActionDialog'] = ({ row, onClose }) => (
  <VersionsDialog row={row} onClose={onClose} />
)
