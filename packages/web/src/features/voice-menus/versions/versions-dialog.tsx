import { useState } from 'react'
import { useLocation } from 'wouter'
import { hrefOf } from '../../../places/href.ts'
import type { RowDialogModule } from '../../../resource/actions/action.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { CompareVersions } from './compare-versions.tsx'
import { DraftPart } from './draft-part.tsx'
import type { OpenedMenu } from './opened-menu.ts'
import { useVersions, type Versions } from './use-versions.ts'
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
  const { versions: known, names, error, retry } = useVersions(row)
  const [held, hold] = useState<Versions>()
  const versions = held ?? known
  const [, navigate] = useLocation()
  const handleChanged = () => {
    if (!isBehindForm) return
    onClose()
    navigate(hrefOf('voiceMenus'))
  }
  // A version is kept before its menu is live, and taken back where that is refused: what is asked about stays in sight until that is known.
  const whilePublishing = async (run: Promise<unknown>) => {
    hold(versions)
    try {
      await run
    } finally {
      hold(undefined)
    }
  }
  const shared = { names, whilePublishing, onChanged: handleChanged }
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
