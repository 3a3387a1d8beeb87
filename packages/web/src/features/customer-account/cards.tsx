import { type Card, cardExpiry, cardName, isCardExpired } from '../../shared/card/card-name.ts'
import { t } from './customer-account.messages.ts'
import styles from './customer-account.module.css'

/** The cards of a customer, the primary one first. They are saved and removed by the customer alone. */
export function Cards({ cards }: { cards: readonly Card[] }) {
  if (cards.length === 0) return <p className={styles.quiet}>{t('cards.none')}</p>
  return (
    <ul className={styles.rows}>
      {cards.map((card) => {
        const isExpired = isCardExpired(card, new Date())
        return (
          <li key={card.id}>
            <span>
              {cardName(card)}
              {card.primary && <span className={styles.chip}>{t('cards.primary')}</span>}
            </span>
            <span className={isExpired ? styles.bad : styles.quiet}>
              {t(isExpired ? 'cards.expired' : 'cards.expires', { date: cardExpiry(card) })}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
