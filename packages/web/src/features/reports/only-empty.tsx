import { useLocation, useSearch } from 'wouter'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { t } from './reports.messages.ts'

/** Said where the period has none of the calls that the report is narrowed to: a link may come from somebody who sees others. */
export function OnlyEmpty() {
  const [path, navigate] = useLocation()
  const all = new URLSearchParams(useSearch())
  for (const name of ['source', 'number', 'firstTime']) all.delete(name)
  return (
    <EmptyState
      title={t('only.emptyTitle')}
      text={t('only.emptyText')}
      action={
        <Button variant="outlined" onClick={() => navigate(`${path}?${all}`)}>
          {t('only.countAll')}
        </Button>
      }
    />
  )
}
