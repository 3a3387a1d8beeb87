import { PlainSelect } from '../../ui/plain-select.tsx'
import type { SipGateway } from './gateway-order.ts'
import { t } from './sip-gateways.messages.ts'

interface NextDefaultChoiceProps {
  /** Gateways that can become it. */
  candidates: readonly SipGateway[]
  value: number | undefined
  onChange: (id: number) => void
}

/** Asks which gateway becomes the outbound default, where there is a choice. */
export function NextDefaultChoice({ candidates, value, onChange }: NextDefaultChoiceProps) {
  if (candidates.length < 2) return null
  return (
    <PlainSelect
      label={t('nextDefault')}
      options={candidates.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={String(value ?? '')}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  )
}
