import { loadOnce } from '../../browser/lazy.ts'
import { ChoiceButton } from '../../ui/tool/use-tool.tsx'
import { t } from './customer.messages.ts'
import { CustomerPickProvider, useCustomerName } from './selected-customer.ts'

const panel = loadOnce(() => import('./customer-choice.tsx'))

interface CustomerButtonProps {
  /** Id of the customer a page is about; undefined for all. */
  value: number | undefined
  onChange: (id: number | undefined) => void
  className?: string | undefined
}

/** Says which customer a page is about, and opens the choice of another: the same on lists, reports and the dashboard. */
export function CustomerButton({ value, onChange, className }: CustomerButtonProps) {
  const name = useCustomerName(value)
  return (
    <CustomerPickProvider value={{ customerId: value, choose: onChange }}>
      <ChoiceButton label={t('label')} panel={panel} className={className}>
        {name}
      </ChoiceButton>
    </CustomerPickProvider>
  )
}
