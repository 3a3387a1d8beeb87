import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined'
import { Button } from './button.tsx'
import { StatePanel } from './state-panel.tsx'
import { t } from './ui.messages.ts'

interface ErrorStateProps {
  /** @default This could not be loaded */
  title?: string
  error: unknown
  /** Offers to try again. */
  onRetry?: (() => void) | undefined
}

/** Something could not be loaded: the reason in words, and another try. */
export function ErrorState({ title = t('failed'), error, onRetry }: ErrorStateProps) {
  return (
    <StatePanel
      alert
      icon={<ErrorOutlineOutlined />}
      title={title}
      text={error instanceof Error ? error.message : undefined}
      action={
        onRetry && (
          <Button variant="outlined" onClick={onRetry}>
            {t('retry')}
          </Button>
        )
      }
    />
  )
}
