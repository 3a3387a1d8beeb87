import { AssetReferenceNameMaxLength } from '@lineboard/contract/limits'
import Close from '@mui/icons-material/Close'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { Field } from '../../kit/form/field.tsx'
import { useCallByName } from '../../kit/rows/calls-by-name.ts'
import { labelOf } from '../../lib/labels.ts'
import { comma } from '../../lib/messages.ts'
import type { AssetKind } from '../../places/place-entry.ts'
import { readableName, usePhoneFormat } from '../../shared/phone/format-phone.ts'
import type { AssetReference } from '../../shared/tickets/about.ts'
import { assetKindLabels } from '../../shared/tickets/about.ts'
import { useSession } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { assetOf, isSameAsset, offeredKinds, sourceOf } from './asset-links.tsx'
import styles from './assets-input.module.css'
import { RecordLookup } from './record-lookup.tsx'
import { useTicketPeople } from './ticket-owner-input.tsx'
import { t } from './tickets.messages.ts'

interface AssetsInputProps {
  /** Customer whose records are offered; all that this person sees where it is not known. */
  customerId: number | null | undefined
}

/** What a ticket is about: records of any kind, found by name, and things that are only named. */
export function AssetsInput({ customerId }: AssetsInputProps) {
  usePhoneFormat()
  const { access } = useSession()
  const { control, getValues } = useFormContext<{ assets: AssetReference[] }>()
  const { field } = useController({ control, name: 'assets' })
  const assets = field.value
  const kinds = offeredKinds(access)
  // A question about anything would seem to be about the first kind.
  const [kind, setKind] = useState(() => kinds.find((each) => each === assets[0]?.kind))
  const peopleWhere = useTicketPeople(customerId)
  const source = kind && sourceOf(kind)
  const offeredOf = (of: AssetKind) => (of === 'user' ? peopleWhere : customerId ? { customerId } : undefined)
  const isAnother = useHasChanged(customerId)
  const [takenOff, setTakenOff] = useState<TakenOff>({ customerId, names: [] })
  const namesIn = (former: TakenOff) => (former.customerId === customerId ? former.names : [])
  const namesTakenOff = namesIn(takenOff)

  const add = (asset: AssetReference) => {
    if (!assets.some((each) => isSameAsset(each, asset))) field.onChange([...assets, asset])
  }
  // Several may be removed at once: what is left is what the form has by then.
  const remove = (asset: AssetReference) =>
    field.onChange(getValues('assets').filter((each) => !isSameAsset(each, asset)))
  return (
    <div className={styles.assets}>
      <ul className={styles.chosen} aria-label={t('assets')}>
        {assets.map((asset) => (
          <ChosenAsset
            key={`${asset.kind} ${asset.recordId ?? asset.name}`}
            asset={asset}
            offered={isAnother ? offeredOf(asset.kind) : undefined}
            onRemove={() => remove(asset)}
            onForeign={() => {
              remove(asset)
              setTakenOff((former) => ({ customerId, names: [...namesIn(former), readableName(asset.name)] }))
            }}
          />
        ))}
      </ul>
      <p role="status" className={styles.takenOff}>
        {namesTakenOff.length > 0 && t('takenOff', { names: namesTakenOff.join(comma) })}
      </p>
      <div className={styles.add}>
        <KindChoice kinds={kinds} value={kind} onChange={setKind} />
        {kind && (
          <div>
            <Field name="assets" label={t('about')} hint={source ? t('aboutHint') : t('aboutNamedHint')}>
              {({ id, aria }) =>
                source ? (
                  <RecordLookup
                    key={kind}
                    id={id}
                    source={source}
                    where={offeredOf(kind)}
                    without={assets.flatMap((asset) => (asset.kind === kind ? (asset.recordId ?? []) : []))}
                    placeholder={t('searchByName')}
                    aria={aria}
                    onChoose={(record) => record && add(assetOf(kind, record.id, record.name))}
                  />
                ) : (
                  <NamedAsset key={kind} id={id} aria={aria} onAdd={(name) => add({ kind, name })} />
                )
              }
            </Field>
          </div>
        )}
      </div>
    </div>
  )
}

interface KindChoiceProps {
  kinds: readonly AssetKind[]
  /** Undefined until one is chosen. */
  value: AssetKind | undefined
  onChange: (kind: AssetKind | undefined) => void
}

/** The kind of record to add. */
function KindChoice({ kinds, value, onChange }: KindChoiceProps) {
  const id = useId()
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {t('assetKind')}
      </label>
      <NativeSelect
        fullWidth
        input={<OutlinedInput size="small" />}
        inputProps={{ id }}
        value={value ?? ''}
        onChange={({ target }) => onChange(kinds.find((each) => each === target.value))}
      >
        <option value="">{t('noKind')}</option>
        {kinds.map((each) => (
          <option key={each} value={each}>
            {each === 'other' ? t('otherKind') : labelOf(assetKindLabels, each)}
          </option>
        ))}
      </NativeSelect>
    </div>
  )
}

/** What was taken off when the ticket came to be of this customer. */
interface TakenOff {
  customerId: number | null | undefined
  names: readonly string[]
}

/** Whether a value has ever been another than it was at first. */
function useHasChanged(value: unknown): boolean {
  const [first] = useState(value)
  const [hasChanged, setChanged] = useState(false)
  if (!hasChanged && value !== first) setChanged(true)
  return hasChanged
}

interface ChosenAssetProps {
  asset: AssetReference
  /** What its record must meet to be offered, where the ticket has come to be of another customer. */
  offered: object | undefined
  onRemove: () => void
  /** It is no record of the customer. */
  onForeign: () => void
}

/** One thing that the ticket is about. What is only named, such as a device, is nobody's. */
function ChosenAsset({ asset: { kind, recordId, name }, offered, onRemove, onForeign }: ChosenAssetProps) {
  const { list } = sourceOf(kind) ?? {}
  const filter = { where: { ...offered, id: recordId }, limit: 1 }
  const isAsked = list !== undefined && offered !== undefined && recordId !== undefined
  const { data } = useCallByName(list ?? '', isAsked ? { filter } : null, { silent: true })
  const isForeign = isAsked && Array.isArray(data) && data.length === 0
  useEffect(() => {
    if (isForeign) onForeign()
  })
  return (
    <li>
      <span className={styles.kind}>{labelOf(assetKindLabels, kind)}</span>
      <span className={styles.name}>{readableName(name)}</span>
      <IconButton label={t('removeAsset', { name: readableName(name) })} onClick={onRemove}>
        <Close fontSize="small" />
      </IconButton>
    </li>
  )
}

interface NamedAssetProps {
  id: string
  aria: object
  onAdd: (name: string) => void
}

/** Something that no list has, such as a phone on a desk. */
function NamedAsset({ id, aria, onAdd }: NamedAssetProps) {
  const [name, setName] = useState('')
  const add = () => {
    if (name.trim()) onAdd(name.trim())
    setName('')
  }
  // Enter adds what is typed, and does not yet send the form around it.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !name.trim()) return
    event.preventDefault()
    add()
  }
  return (
    <div className={styles.named}>
      <OutlinedInput
        size="small"
        fullWidth
        value={name}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={handleKeyDown}
        inputProps={{ id, maxLength: AssetReferenceNameMaxLength, ...aria }}
      />
      <Button variant="outlined" onClick={add} disabled={!name.trim()}>
        {t('addAsset')}
      </Button>
    </div>
  )
}
