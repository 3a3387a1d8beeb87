import { useRef, useState } from 'react'
import { api } from '../../data/client.ts'
import { reportError } from '../../data/report-error.ts'
import { refresh } from '../../data/use-call.ts'
import { useConfirmed } from '../../data/use-confirmed.ts'
import { comma } from '../../lib/messages.ts'
import { type Card, cardExpiry, cardName, isCardExpired } from '../../shared/card/card-name.ts'
import { isServed } from '../../state/served-calls.ts'
import { toast } from '../../state/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { t } from './account.messages.ts'
import styles from './account.module.css'
import { AddCard } from './add-card.tsx'

interface RemoveCardProps {
  card: Card
  /** There is no other one. */
  isLast: boolean
  onClose: () => void
}

/** Asks before a saved card is forgotten. */
export function RemoveCardDialog({ card, isLast, onClose }: RemoveCardProps) {
  const asked = useConfirmed(async () => {
    try {
      await api().PaymentMethod.detach({ body: { token: card.token } })
    } finally {
      // They may have changed elsewhere when it is refused.
      void refresh('PaymentMethod')
    }
    toast({ severity: 'success', text: t('cards.removed', { card: cardName(card) }) })
    onClose()
  })
  return (
    <ConfirmDialog
      open
      destructive
      title={t('cards.removeTitle')}
      confirmLabel={t('cards.remove')}
      {...asked}
      onClose={onClose}
    >
      <p>{t('cards.removeText', { card: cardName(card) })}</p>
      {isLast && <p>{t('cards.removeLast')}</p>}
    </ConfirmDialog>
  )
}

interface SavedCardsProps {
  cards: readonly Card[]
  /** Whether the primary card may pay for renewals already; undefined while that is not known. */
  isAgreed: boolean | undefined
  readOnly: boolean
}

const notify = (text: string) => {
  toast({ severity: 'success', text })
  return refresh('PaymentMethod')
}

/** The cards that can be charged, and what can be done with them. */
export function SavedCards({ cards, isAgreed, readOnly }: SavedCardsProps) {
  const [isAdding, setAdding] = useState(false)
  const [removed, setRemoved] = useState<Card>()
  const [busyId, setBusyId] = useState<number>()
  const addButton = useRef<HTMLButtonElement>(null)
  const canBePrimary = isServed('PaymentMethod.setPrimary') && api().fields.has('PaymentMethod', 'primary') !== false
  const canChoose = !readOnly && canBePrimary && cards.length > 1

  /** Does something with a card, and reads the cards again: they may have changed elsewhere when it is refused. */
  async function change(card: Card, action: () => Promise<unknown>, done: string) {
    setBusyId(card.id)
    try {
      await action()
      await notify(done)
    } catch (error) {
      reportError(error)
      void refresh('PaymentMethod')
    } finally {
      setBusyId(undefined)
    }
  }
  const makePrimary = (card: Card) =>
    change(
      card,
      () => api().PaymentMethod.setPrimary({ body: { payment_id: card.payment_id } }),
      t('cards.madePrimary', { card: cardName(card) }),
    )
  const close = () => {
    setAdding(false)
    // The button is there again after this.
    setTimeout(() => addButton.current?.focus())
  }

  return (
    <>
      {cards.length === 0 ? (
        <p className={styles.quiet}>{t('cards.none')}</p>
      ) : (
        <ul className={styles.rows}>
          {cards.map((card) => (
            <li key={card.id}>
              <CardText card={card} />
              {!readOnly && (
                <CardButtons
                  card={card}
                  isOnly={cards.length === 1}
                  isPrimaryPending={busyId === card.id}
                  canBePrimary={canBePrimary}
                  isBusy={busyId !== undefined}
                  onMakePrimary={() => void makePrimary(card)}
                  onRemove={() => setRemoved(card)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {canChoose && <p className={styles.quiet}>{t('cards.primaryHint')}</p>}
      {!readOnly && !isAdding && (
        <div>
          <Button ref={addButton} variant="outlined" onClick={() => setAdding(true)}>
            {t('cards.add')}
          </Button>
        </div>
      )}
      {isAdding && (
        <AddCard
          asksConsent={isAgreed === false}
          onAdded={(card) => {
            close()
            void notify(t('cards.added', { card: cardName(card) }))
          }}
          onClose={close}
        />
      )}
      {removed && <RemoveCardDialog card={removed} isLast={cards.length === 1} onClose={() => setRemoved(undefined)} />}
    </>
  )
}

interface CardButtonsProps {
  card: Card
  /** There is no other card. */
  isOnly: boolean
  /** The card is becoming the primary one. */
  isPrimaryPending: boolean
  /** The server tells which card is the primary one, and changes it. */
  canBePrimary: boolean
  isBusy: boolean
  onMakePrimary: () => void
  onRemove: () => void
}

function CardButtons({
  card,
  isOnly,
  isPrimaryPending,
  canBePrimary,
  isBusy,
  onMakePrimary,
  onRemove,
}: CardButtonsProps) {
  return (
    <span className={styles.buttons}>
      {!card.primary && canBePrimary && (
        <Button
          size="small"
          loading={isPrimaryPending}
          disabled={isBusy}
          aria-label={t('cards.makePrimaryOf', { card: cardName(card) })}
          onClick={onMakePrimary}
        >
          {t('cards.makePrimary')}
        </Button>
      )}
      {(!card.primary || isOnly) && (
        <Button
          size="small"
          color="error"
          disabled={isBusy}
          aria-label={t('cards.removeOf', { card: cardName(card) })}
          onClick={onRemove}
        >
          {t('cards.remove')}
        </Button>
      )}
    </span>
  )
}

function CardText({ card }: { card: Card }) {
  const isExpired = isCardExpired(card, new Date())
  const date = cardExpiry(card)
  return (
    <span>
      <span className={styles.name}>{cardName(card)}</span>
      {card.primary && <span className={styles.chip}>{t('cards.primary')}</span>}
      <span className={isExpired ? styles.bad : styles.quiet}>
        {[card.holderName, date && t(isExpired ? 'cards.expired' : 'cards.expires', { date })]
          .filter(Boolean)
          .join(comma)}
      </span>
    </span>
  )
}
