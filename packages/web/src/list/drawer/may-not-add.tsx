import LockOutlined from '@mui/icons-material/LockOutlined'
import { whyUnchangedText } from '../../places/why-unseen.ts'
import { RowDrawer } from '../../resource/drawer/row-drawer.tsx'
import { useSession } from '../../state/session.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { t } from '../list.messages.ts'
import { useListContext } from '../list.ts'

/** In the place of the form for a new row, for those who may add none: links lead here too. */
export function MayNotAdd({ onClose }: { onClose: () => void }) {
  const { resource } = useListContext()
  const { access } = useSession()
  const { one, other } = resource.nouns
  if (!resource.create || !resource.form) return null
  return (
    <RowDrawer title={t('list.add', { noun: one })} onClose={onClose}>
      <EmptyState
        icon={<LockOutlined />}
        title={t('drawer.mayNotAdd', { nouns: other })}
        text={access ? whyUnchangedText(resource, access) : ''}
      />
    </RowDrawer>
  )
}
