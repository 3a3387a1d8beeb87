import { Fragment, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { KeyGroup } from './key-group.tsx'
import { keyNames } from './key-names.ts'
import styles from './key-sheet.module.css'
import { t } from './keys.messages.ts'
import { heldLayers, idsOf } from './press.ts'
import { type KeyScope, shortcutFacts, shortcutIds } from './shortcuts.ts'

const scopes: readonly KeyScope[] = ['anywhere', 'list', 'rows', 'details', 'filter', 'recording']

interface KeySheetProps {
  onClose: () => void
  /** Opens what the guide says of the screen below. */
  onGuide: () => void
}

/** All keys that do something on the screen, as far as this person has a use for them, and the way to the guide. */
export function KeySheet({ onClose, onGuide }: KeySheetProps) {
  // Those of the screen below: the sheet brings none.
  const [layers] = useState(heldLayers)
  const held = new Set(layers.flatMap(idsOf))
  const linesOf = (scope: KeyScope) =>
    shortcutIds
      .filter((id) => held.has(id) && shortcutFacts[id].scope === scope)
      .map((id) => {
        const { keys, ownKeys = [] } = shortcutFacts[id]
        return { keys: [...keys, ...ownKeys].map(keyNames), text: t(`does.${id}`) }
      })
  return (
    <Dialog
      title={t('title')}
      onClose={onClose}
      width="wide"
      contentClassName={styles.content}
      isText
      actions={
        <>
          <Button onClick={onGuide}>{t('guide')}</Button>
          <Button onClick={onClose} autoFocus>
            {t('close')}
          </Button>
        </>
      }
    >
      {scopes
        .map((scope) => ({ scope, lines: linesOf(scope) }))
        .filter(({ lines }) => lines.length > 0)
        .map(({ scope, lines }) => (
          <KeyGroup key={scope} title={t(`scopes.${scope}`)} lines={lines} />
        ))}
      {layers.map(({ options: { notes } }, at) => notes && <Fragment key={String(at)}>{notes()}</Fragment>)}
    </Dialog>
  )
}
