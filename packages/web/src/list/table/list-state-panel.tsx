import type { ParsedFilterText, Period } from '@lineboard/sdk'
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined'
import LockOutlined from '@mui/icons-material/LockOutlined'
import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined'
import type { ReactNode } from 'react'
import { navigate } from '../../browser/navigate.ts'
import { unknownField, withMissingComma } from '../../kit/filter/filter-problems.ts'
import type { ListState } from '../../kit/list-state.ts'
import { firstScreen } from '../../places/is-seen.ts'
import { askInTicketText, firstSeenText, ticketForUnseen, whyUnseenText } from '../../places/why-unseen.ts'
import { periodName } from '../../shared/period/period-name.ts'
import { rememberCustomer } from '../../state/chosen-customer.ts'
import { useSession } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { AddButton, ListActionButtons } from '../actions/list-action-buttons.tsx'
import { t } from '../context/list.messages.ts'
import {
  type CommandsContext,
  type QueryContext,
  type RowsContext,
  useListCommands,
  useListQuery,
  useListRows,
} from '../context/list-provider.tsx'
import styles from './list-state-panel.module.css'

/** What stands where rows would be: nothing yet, nothing matches, past the end, failed, or not permitted. */
export function ListStatePanel() {
  const list = { ...useListQuery(), ...useListRows(), ...useListCommands() }
  return <div className={styles.panel}>{contentOf(list)}</div>
}

function contentOf(list: QueryContext & RowsContext & CommandsContext): ReactNode {
  const { resource, view, can, error, retry, change } = list
  const nouns = resource.nouns.other
  switch (view) {
    case 'empty':
      return (
        <EmptyState
          title={t('states.emptyTitle', { nouns })}
          text={can.add ? t('states.emptyAdd') : t('states.emptyText', { nouns })}
          action={
            can.add && (
              <div className={styles.actions}>
                <AddButton />
                <ListActionButtons starting />
              </div>
            )
          }
        />
      )
    case 'no-match':
      return <NoMatch {...list} />
    case 'past-end':
      return (
        <EmptyState
          icon={<SearchOffOutlined />}
          title={t('states.pastEndTitle')}
          action={
            <Button variant="outlined" onClick={() => change({ page: 1 }, { replace: true })}>
              {t('states.firstPage')}
            </Button>
          }
        />
      )
    case 'failed':
      return <ErrorState title={t('states.failedTitle', { nouns })} error={error} onRetry={retry} />
    case 'forbidden':
      return <Forbidden resource={resource} />
    default:
      return null
  }
}

function Forbidden({ resource }: Pick<QueryContext, 'resource'>) {
  const { access } = useSession()
  const home = access && firstScreen(access)
  const ticketHref = access && ticketForUnseen(resource, resource.title, access)
  return (
    <EmptyState
      icon={<LockOutlined />}
      title={t('states.forbiddenTitle', { nouns: resource.nouns.other })}
      text={access ? whyUnseenText(resource, access) : ''}
      action={
        <div className={styles.actions}>
          {ticketHref && (
            <Button variant="contained" onClick={() => navigate(ticketHref)}>
              {askInTicketText()}
            </Button>
          )}
          {home && (
            <Button variant="outlined" onClick={() => navigate(home)}>
              {firstSeenText()}
            </Button>
          )}
        </div>
      }
    />
  )
}

function noMatchText({ filter, period }: ListState, parsed: ParsedFilterText): string {
  const field = unknownField(filter, parsed)
  if (field) return t('states.noSuchField', { field })
  if (!period) return t('states.noMatchFilter')
  return t(filter ? 'states.noMatchBoth' : 'states.noMatchPeriod', { period: periodName(period) })
}

/** What is offered where a period has no rows, as early on a day. */
const wider: Period = { mode: 'last30' }

function NoMatch({ resource, state, filter: parsed, change }: QueryContext) {
  const { filter, period, customer, of } = state
  const meant = withMissingComma(parsed, resource)
  const isPeriodAlone = period !== undefined && !filter
  const showAllCustomers = () => {
    rememberCustomer(undefined)
    change({ customer: undefined })
  }
  return (
    <EmptyState
      icon={filter ? <SearchOffOutlined /> : <EventBusyOutlined />}
      title={t(isPeriodAlone ? 'states.noneInPeriodTitle' : 'states.noMatchTitle', { nouns: resource.nouns.other })}
      text={noMatchText(state, parsed)}
      action={
        <div className={styles.actions}>
          {meant && (
            <Button variant="contained" onClick={() => change({ filter: meant })}>
              {t('states.missingComma', { meant })}
            </Button>
          )}
          {filter && (
            <Button variant="outlined" onClick={() => change({ filter: '' })}>
              {t('states.clearFilter')}
            </Button>
          )}
          {customer !== undefined && (
            <Button variant="outlined" onClick={showAllCustomers}>
              {t('states.allCustomers')}
            </Button>
          )}
          {of && (
            <Button variant="outlined" onClick={() => change({ of: undefined })}>
              {t('states.allOwners')}
            </Button>
          )}
          {isPeriodAlone && period.mode !== wider.mode && (
            <Button variant="contained" onClick={() => change({ period: wider })}>
              {periodName(wider)}
            </Button>
          )}
          {period && (
            <Button variant="outlined" onClick={() => change({ period: undefined })}>
              {t('states.allTime')}
            </Button>
          )}
        </div>
      }
    />
  )
}
