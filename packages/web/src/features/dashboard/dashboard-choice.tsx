import DashboardCustomizeOutlined from '@mui/icons-material/DashboardCustomizeOutlined'
import EventOutlined from '@mui/icons-material/EventOutlined'
import { useState } from 'react'
import { loadOnce, mapLoaded } from '../../browser/lazy.ts'
import { useCall } from '../../data/use-call.ts'
import { CustomerButton } from '../../shared/customer/customer-button.tsx'
import { useCarriedCustomer } from '../../shared/customer/selected-customer.ts'
import { periodName } from '../../shared/period/period-name.ts'
import { isRefused, seesEveryCustomer } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceButton } from '../../ui/tool/use-tool.tsx'
import { useWanted } from '../../ui/use-wanted.ts'
import { t } from './dashboard.messages.ts'
import { type AskedDashboard, useParameters } from './dashboard-address.ts'
import styles from './dashboard-choice.module.css'

const panels = loadOnce(() => import('./dashboard-panels.tsx'))
const periodPanel = mapLoaded(panels, ({ PeriodPanel }) => ({ Panel: PeriodPanel }))

/** Opens the choice of widgets, whose code comes when somebody is about to press. */
function ArrangeButton() {
  const [isOpen, setOpen] = useState(false)
  const value = useWanted(panels, isOpen)
  const prepare = () => void panels.load().catch(() => undefined)
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<DashboardCustomizeOutlined />}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      >
        {t('arrange')}
      </Button>
      {isOpen && value && <value.ArrangeDialog onClose={() => setOpen(false)} />}
    </>
  )
}

interface ChoiceSelectProps {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** A choice of a few, its name within: one line beside buttons, and no more code than the browser's own. */
const ChoiceSelect = ({ label, value, options, onChange }: ChoiceSelectProps) => (
  <label className={styles.select}>
    <span>{label}</span>
    <select value={value} onChange={({ target }) => onChange(target.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
)

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
  const { access } = useSession()
  const where = customerId === undefined ? {} : { customerId }
  // Sources of several customers have the same names.
  const isOfMany = customerId === undefined && seesEveryCustomer(access)
  const { data = [] } = useCall('TrackingSource.find', {
    filter: {
      where,
      order: 'name ASC',
      limit: MOST_SOURCES,
      ...(isOfMany ? { include: ['Customer'] } : { fields: ['id', 'name'] }),
    },
  })
  const options = data.map(({ id, name, Customer: customer }) => ({
    value: String(id),
    label: isOfMany && customer ? t('sourceOf', { source: name, customer: customer.companyName }) : name,
  }))
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
