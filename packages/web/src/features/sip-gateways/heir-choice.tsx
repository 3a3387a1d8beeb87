import { nextDefaults } from '@lineboard/sdk/call-path'
import { PlainSelect } from '../../ui/plain-select.tsx'
import type { SipGateway } from './gateway-order.ts'
import { t } from './sip-gateways.messages.ts'

interface HeirChoiceProps {
  /** Gateways of one customer. */
  gateways: readonly SipGateway[]
  /** Ids of those that go, or take no more calls. */
  gone: readonly number[]
  value: number | undefined
  onChange: (id: number) => void
}

/** Asks which gateway becomes the outbound default, where there is a choice. */
export function HeirChoice({ gateways, gone, value, onChange }: HeirChoiceProps) {
  const heirs = nextDefaults(gateways, gone)
  if (heirs.length < 2) return null
  return (
    <PlainSelect
      label={t('heir')}
      options={heirs.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={String(value ?? '')}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  )
}
