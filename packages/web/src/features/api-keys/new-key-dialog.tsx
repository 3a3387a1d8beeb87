import { copyText } from '../../browser/copy-text.ts'
import { toast } from '../../state/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { t } from './api-keys.messages.ts'
import { useNewKey } from './new-key.ts'
import styles from './new-key-dialog.module.css'

async function copy(key: string): Promise<void> {
  const isCopied = await copyText(key)
  toast(isCopied ? { severity: 'success', text: t('copied') } : { severity: 'warn', text: t('copyFailed') })
}

/** The key that was just made. Nothing but its button closes it, because nobody sees the key again. */
export function NewKeyDialog() {
  const { key, close } = useNewKey()
  if (key === undefined) return null
  return (
    <Dialog
      title={t('newTitle')}
      width="wide"
      actions={
        <>
          <Button onClick={() => void copy(key)} autoFocus>
            {t('copy')}
          </Button>
          <Button variant="contained" onClick={close}>
            {t('done')}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{t('newText')}</p>
      <code className={styles.key}>{key}</code>
    </Dialog>
  )
}
