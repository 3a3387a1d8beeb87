import { refresh } from '../../data/use-call.ts'
import { whoGivesText } from '../../places/who-gives.ts'
import { Belongings } from '../../resource/belonging/belongings.tsx'
import { EditRowDrawer } from '../../resource/drawer/edit-row-drawer.tsx'
import { noteEdit } from '../../resource/rows/edited-rows.ts'
import type { FreshRow } from '../../resource/rows/use-fresh-row.ts'
import { useRowName } from '../../resource/rows/use-row-name.ts'
import { useSession } from '../../state/session.ts'
import { toast } from '../../state/toasts.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { t } from '../list.messages.ts'
import { useListContext } from '../list.ts'
import { RowMenuButton } from './row-menu-button.tsx'

interface EditDrawerProps {
  id: number
  onClose: () => void
}

/** The form of a row; its values to read where the person may not change them. */
export function EditDrawer({ id, onClose }: EditDrawerProps) {
  const { resource, can, mayChange } = useListContext()
  const noun = resource.nouns.one
  const nameOf = useRowName(resource)
  const { access } = useSession()
  const whyReadOnly = (row: object) => {
    if (!can.edit) return t('drawer.readOnly', { nouns: resource.nouns.other, who: whoGivesText(access) })
    return mayChange(row) ? undefined : t('drawer.readOnlyRow', { nouns: resource.nouns.other })
  }
  const titleOf = (row?: object) => {
    if (!row) return t(can.edit ? 'drawer.editTitle' : 'drawer.viewTitle', { noun })
    const name = nameOf(row)
    return whyReadOnly(row) === undefined ? t('row.edit', { name }) : name
  }
  const problemOf = ({ error, isMissing, retry }: FreshRow) => {
    if (error) return <ErrorState title={t('drawer.loadFailed', { noun })} error={error} onRetry={retry} />
    return isMissing ? <EmptyState title={t('drawer.notFound', { noun })} /> : undefined
  }
  const handleSaved = (said: string | undefined) => {
    toast({ severity: 'success', text: said ?? t('drawer.updated') })
    // What its form saves as a whole is an edit as well.
    noteEdit(resource.model, id)
    void refresh(resource.model)
  }
  const stripOf = (row: object) => <Belongings entity={resource.entity} row={row} />
  const toolsOf = (row: object) => <RowMenuButton row={row} />
  const parts = { titleOf, whyReadOnly, toolsOf, stripOf, problemOf }
  return <EditRowDrawer {...{ resource, id, ...parts, onClose }} onSaved={handleSaved} />
}
