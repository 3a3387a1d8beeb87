import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { RowDrawer } from '../../resource/drawer/row-drawer.tsx'
import { type PendingChange, undo } from '../../state/pending-changes.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { t } from '../list.messages.ts'
import { useListContext } from '../list.ts'
import { t as undoText } from '../undo/undo.messages.ts'

interface LeavingDrawerProps {
  removal: Pick<PendingChange, 'id' | 'text' | 'state'>
  onClose: () => void
}

/** A row that is being deleted, opened by Back or a link: an answer or a change would be saved, and deleted with it. */
export function LeavingDrawer({ removal: { id, text, state }, onClose }: LeavingDrawerProps) {
  const noun = useListContext().resource.nouns.one
  return (
    <RowDrawer title={text} onClose={onClose}>
      <EmptyState
        icon={<DeleteOutlined />}
        title={t('drawer.leaving', { noun })}
        text={t('drawer.leavingText')}
        // Too late once it is carried out.
        action={state === 'waiting' && <Button onClick={() => undo(id)}>{undoText('undo')}</Button>}
      />
    </RowDrawer>
  )
}
