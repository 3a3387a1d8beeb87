/** What became of a card. */
export type CardOutcome =
  | { kind: 'succeeded'; id: string; paymentMethod: string | undefined }
  /** It was not charged; the message is the provider's. */
  | { kind: 'refused'; message: string }
  /** The answer was lost: it may have been charged. Confirming the same secret again never charges twice. */
  | { kind: 'unknown'; message: string }
  /** The provider was not asked to charge it: something was wrong on this side, which says nothing of a try before. */
  | { kind: 'not-tried'; message: string }

/** What became of a payment that was tried before. */
export type PaymentState =
  | { kind: 'succeeded'; id: string; paymentMethod: string | undefined }
  /** It can't be made any more. */
  | { kind: 'void' }
  /** It is not made yet, or nobody could say. */
  | { kind: 'open' }

/** A card form that is on the screen. */
export interface CardHandle {
  /** Pays what the secret stands for with the card that was typed. Shows what is wrong with the card itself, and never rejects. */
  confirm(nameOnCard: string): Promise<CardOutcome>
}

/** What a card form needs, whoever the provider is. */
export interface CardFormProps {
  /** Secret of the payment that waits for the card; of another one the form begins anew. */
  secret: string
  /** Nothing can be typed. */
  isBusy: boolean
  onHandle: (handle: CardHandle | undefined) => void
  /** Whether everything is filled in, each time that changes. */
  onComplete: (isComplete: boolean) => void
}
