import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { copyText } from '../../browser/copy-text.ts'
import { toast } from '../../state/toasts.ts'
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
  const titleId = useId()
  if (key === undefined) return null
  return (
    <Dialog open aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{t('newTitle')}</DialogTitle>
      <DialogContent>
        <p className={styles.text}>{t('newText')}</p>
        <code className={styles.key}>{key}</code>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void copy(key)} autoFocus>
          {t('copy')}
        </Button>
        <Button variant="contained" onClick={close}>
          {t('done')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
