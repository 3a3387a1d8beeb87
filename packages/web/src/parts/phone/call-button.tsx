import { dial } from '../../state/dial.ts'
import { useSession } from '../../state/session.ts'
import { softphoneConfig } from '../../state/softphone-config.ts'
import { Button } from '../../ui/button.tsx'
import { t } from './call-button.messages.ts'
import { usePhoneFormat } from './format-phone.ts'

/** Calls a number by the softphone; nothing where there is none, or the number is withheld. */
export function CallButton({ number }: { number: string }) {
  const { impersonation } = useSession()
  const formatPhone = usePhoneFormat()
  if (!softphoneConfig() || impersonation || number === 'anonymous') return null
  return (
    <Button
      variant="outlined"
      color="inherit"
      aria-label={t('callNumber', { number: formatPhone(number) })}
      onClick={() => dial(number)}
    >
      {t('call')}
    </Button>
  )
}
