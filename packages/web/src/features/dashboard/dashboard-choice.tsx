import EventOutlined from '@mui/icons-material/EventOutlined'
import { loadOnce } from '../../browser/load-once.ts'
import { useCall } from '../../data/use-call.ts'
import { CustomerButton } from '../../parts/customer/customer-button.tsx'
import { useCarriedCustomer } from '../../parts/customer/use-carried-customer.ts'
import { periodName } from '../../parts/period/period-name.ts'
import { isRefused, seesEveryCustomer } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'
import { ChoiceButton } from '../../ui/tool/choice-button.tsx'
import { ArrangeButton } from './arrange-button.tsx'
import { ChoiceSelect } from './choice-select.tsx'
import { t } from './dashboard.messages.ts'
import { type AskedDashboard, useParameters } from './dashboard-address.ts'
import styles from './dashboard-choice.module.css'

const periodPanel = loadOnce(() => import('./dashboard-period-panel.tsx'))

/** Sources offered at most. */
const MOST_SOURCES = 200

/** What the whole dashboard is about, kept in the address; and which widgets it has. */
export function DashboardChoice({ asked }: { asked: AskedDashboard }) {
  const { access } = useSession()
  const put = useParameters()
  useCarriedCustomer()
  return (
    <section className={styles.bar} aria-label={t('choice')}>
      <PeriodButton asked={asked} />
      {seesEveryCustomer(access) && (
        // A source belongs to one customer, so that is chosen anew.
        <CustomerButton
          value={asked.customerId}
          onChange={(id) => put({ customer: id === undefined ? undefined : String(id), source: undefined })}
        />
      )}
      {!isRefused('TrackingSource.find') && <SourceChoice asked={asked} />}
      <ChoiceSelect
        label={t('weekStart')}
        value={String(asked.weekStart)}
        options={[
          { value: '0', label: t('sunday') },
          { value: '1', label: t('monday') },
        ]}
        onChange={(week) => put({ week })}
      />
      <ArrangeButton />
    </section>
  )
}

const PeriodButton = ({ asked: { period } }: { asked: AskedDashboard }) => (
  <ChoiceButton label={t('period')} panel={periodPanel} icon={<EventOutlined />}>
    {periodName(period)}
  </ChoiceButton>
)

function SourceChoice({ asked: { customerId, sourceId } }: { asked: AskedDashboard }) {
  const put = useParameters()
  const where = customerId === undefined ? {} : { customerId }
  const { data = [] } = useCall('TrackingSource.find', {
    filter: { where, fields: ['id', 'name'], order: 'name ASC', limit: MOST_SOURCES },
  })
  const options = data.map(({ id, name }) => ({ value: String(id), label: name }))
  const chosen = sourceId === undefined ? '' : String(sourceId)
  const isMissing = chosen !== '' && options.every(({ value }) => value !== chosen)
  return (
    <ChoiceSelect
      label={t('source')}
      value={chosen}
      options={[
        { value: '', label: t('allSources') },
        ...(isMissing ? [{ value: chosen, label: `#${chosen}` }] : []),
        ...options,
      ]}
      onChange={(source) => put({ source: source || undefined })}
    />
  )
}
