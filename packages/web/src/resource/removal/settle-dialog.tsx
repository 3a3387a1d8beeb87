import type { components } from '@lineboard/contract'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { reportError } from '../../data/report-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { RelationOption } from '../form/relation-option.ts'
import { t } from '../resource.messages.ts'

type DeleteWithOption = components['schemas']['DeleteWithOption']
type Option = DeleteWithOption['option']

interface SettleDialogProps {
  /** What is deleted, by name. */
  name: string
  /** How many tracking numbers use it; undefined until they are counted. */
  used: number | undefined
  /** What could take over: others of its kind and customer. */
  others: readonly Pick<RelationOption, 'id' | 'text'>[]
  /** Deletes it; throws when the server refuses. */
  onDelete: (choice: Omit<DeleteWithOption, 'id'>) => Promise<void>
  onClose: () => void
}

/** Asks what becomes of the tracking numbers that use what is being deleted, and then deletes it. */
export function SettleDialog({ name, used, others, onDelete, onClose }: SettleDialogProps) {
  const [option, setOption] = useState<Option>(others.length > 0 ? 'move' : 'detach')
  const [moveToId, setMoveToId] = useState<number>()
  const [pending, setPending] = useState(false)
  const target = moveToId ?? others[0]?.id
  const isUsed = used !== undefined && used > 0

  const confirm = async () => {
    setPending(true)
    try {
      const settled: Omit<DeleteWithOption, 'id'> =
        option === 'move' && isUsed && target !== undefined
          ? { option, moveToId: target }
          : { option: option === 'move' ? 'detach' : option }
      await onDelete(settled)
      onClose()
    } catch (error) {
      reportError(error)
      setPending(false)
    }
  }

  return (
    <Dialog
      title={t('settle.title', { name })}
      pending={pending}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={pending} autoFocus>
            {t('settle.cancel')}
          </Button>
          <Button
            variant="contained"
            color="error"
            onClick={() => void confirm()}
            loading={pending}
            disabled={used === undefined}
          >
            {t('settle.confirm')}
          </Button>
        </>
      }
    >
      {used === undefined ? (
        <p>{t('settle.counting')}</p>
      ) : isUsed ? (
        <RadioGroup
          aria-label={t('settle.question', { count: used })}
          value={option}
          onChange={(_, value) => setOption(value === 'move' || value === 'delete' ? value : 'detach')}
        >
          <p>{t('settle.question', { count: used })}</p>
          <FormControlLabel
            value="move"
            control={<Radio />}
            disabled={others.length === 0}
            label={t(others.length > 0 ? 'settle.move' : 'settle.nowhere')}
          />
          {option === 'move' && others.length > 0 && (
            <TextField
              select
              size="small"
              label={t('settle.target')}
              value={target}
              onChange={({ target: { value } }) => setMoveToId(Number(value))}
              slotProps={{ select: { native: true } }}
            >
              {others.map((other) => (
                <option key={other.id} value={other.id}>
                  {other.text}
                </option>
              ))}
            </TextField>
          )}
          <FormControlLabel value="detach" control={<Radio />} label={t('settle.detach')} />
          <FormControlLabel value="delete" control={<Radio />} label={t('settle.delete')} />
        </RadioGroup>
      ) : (
        <p>{t('settle.unused')}</p>
      )}
    </Dialog>
  )
}
