import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined'
import { errorText, isFinal } from '../lib/errors/error-text.ts'
import { Button } from './button.tsx'
import { StatePanel } from './plain-state.tsx'
import { t } from './ui.messages.ts'

interface ErrorStateProps {
  /** @default This could not be loaded */
  title?: string
  /** Why; undefined where nothing more is to be said of it. */
  error: unknown
  /** Offers to try again, unless another try ends the same way. */
  onRetry?: (() => void) | undefined
}

/** Something could not be loaded: the reason in words, and another try. */
export function ErrorState({ title = t('failed'), error, onRetry }: ErrorStateProps) {
  return (
    <StatePanel
      alert
      icon={<ErrorOutlineOutlined />}
      title={title}
      text={error !== undefined && errorText(error)}
      action={
        onRetry &&
        !isFinal(error) && (
          <Button variant="outlined" onClick={onRetry}>
            {t('retry')}
          </Button>
        )
      }
    />
  )
}
