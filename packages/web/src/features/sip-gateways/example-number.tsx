import { dialledOver } from '@lineboard/sdk/call-path'
import { useWatch } from 'react-hook-form'
import { typedNumber } from '../../resource/form/drop-blank.ts'
import { typedPrefix, type Values } from './gateway-values.ts'
import styles from './sip-gateway-form.module.css'
import { t } from './sip-gateways.messages.ts'

const EXAMPLE = '+12125550142'

/** What is left of a number when it is dialled over the gateway, as the way of a call has it. */
export function ExampleNumber() {
  const [strip, prefix] = useWatch<Values, ['digitsStrip', 'prefix']>({ name: ['digitsStrip', 'prefix'] })
  const digitsStrip = typedNumber(strip) ?? 0
  const isCount = typeof digitsStrip === 'number' && Number.isInteger(digitsStrip) && digitsStrip >= 0
  const dialled = isCount ? dialledOver({ digitsStrip, prefix: typedPrefix(prefix) }, EXAMPLE) : EXAMPLE
  return (
    <p className={styles.wide} role="status">
      {dialled === '' ? t('nothingLeft', { number: EXAMPLE }) : t('example', { number: EXAMPLE, dialled })}
    </p>
  )
}
