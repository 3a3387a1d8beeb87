import type { components } from '@lineboard/contract'
import { LoopbackError, notFound, unprocessable, type WaitingPayment } from '../../../ground/errors.ts'
import type { Row, SandboxCard } from '../../../store/rows/internal-rows.ts'
import type { Store } from '../../../store/rows/types.ts'
import { maySee } from '../../access/scope.ts'
import { maskedSecret } from '../../access/shown-fields.ts'
import type { RuleContext } from '../../rules/rule-context.ts'
import { reenableTopUp } from '../accounts/check-top-up-order.ts'
import { intentOfCard } from './intents.ts'
import { type CardProblem, outcomeOfName, sandboxId } from './sandbox-cards.ts'

/** 402: the card provider refused, or the payment waits for the person. */
export function cardError({ code, message }: CardProblem, payment?: WaitingPayment): LoopbackError {
  return new LoopbackError(402, message, { name: 'CardError', code, ...(payment && { payment }) })
}

/** What a customer said last of charging the primary card without asking; undefined where nobody has said anything. The words stay here. */
export function consentOf(store: Store, customerId: number): components['schemas']['PaymentConsent'] | undefined {
  const said = store.table('PaymentConsent').by('customerId', customerId).at(-1)
  return said && { accepted: said.accepted, customerId, userId: said.userId, savedAt: said.savedAt }
}

type SavedCard = Row<'PaymentMethod'>
type CardContext = Pick<RuleContext, 'store' | 'now' | 'world'>

/** The card by its payment id, its token, or what is shown of that. Throws a 404 when there is none the principal may see. */
export function savedCard({ store, principal }: RuleContext, field: 'token' | 'payment_id', value: string): SavedCard {
  const seen = [...store.table('PaymentMethod').all()].filter((card) => maySee(store, 'PaymentMethod', card, principal))
  const isNamed = (card: SavedCard) =>
    card[field] === value || (field === 'token' && maskedSecret(card.token) === value)
  const card = seen.find(isNamed)
  if (!card) throw notFound('PaymentMethod', value)
  return card
}

/** The card that is charged unless another one is named. */
export function primaryCard(store: Store, customerId: number): SavedCard | undefined {
  return store
    .table('PaymentMethod')
    .by('customerId', customerId)
    .find(({ primary }) => primary)
}

/** Makes a card the only primary one of its customer. */
export function makePrimary(store: Store, card: SavedCard): SavedCard {
  const cards = store.table('PaymentMethod')
  for (const { id, primary } of [...cards.by('customerId', card.customerId)]) {
    if (primary && id !== card.id) cards.patch(id, { primary: false })
  }
  return card.primary ? card : cards.patch(card.id, { primary: true })
}

function sandboxCard({ store, now, world }: CardContext, token: string): SandboxCard {
  const typedIn = intentOfCard(store, token)?.card
  if (typedIn) return typedIn
  const outcome = world.hasTestCards ? outcomeOfName(token, now()) : undefined
  if (outcome?.kind === 'refused') throw cardError(outcome.problem)
  // Saving a card by its name asks no bank; charging it may.
  if (outcome?.kind === 'accepted' || outcome?.kind === 'needs-action') return outcome.card
  throw unprocessable('PaymentMethod', [
    { field: 'token', code: 'unknown', message: 'names no card at the payment provider', value: token },
  ])
}

/** Saves a card for a customer. The first is the primary one; one that is saved already is answered as it is. */
export function saveCard(context: CardContext, customerId: number, token: string, isPrimary = false): SavedCard {
  const { store, now } = context
  const cards = store.table('PaymentMethod')
  const known = cards.by('token', token)[0]
  if (known && known.customerId !== customerId) {
    throw unprocessable('PaymentMethod', [
      { field: 'token', code: 'uniqueness', message: 'is attached to another customer', value: token },
    ])
  }
  const row =
    known ??
    cards.insert({
      ...sandboxCard(context, token),
      customerId,
      payment_id: sandboxId('card'),
      primary: false,
      createdAt: now().toISOString(),
    })
  reenableTopUp(store, customerId)
  return isPrimary || !primaryCard(store, customerId) ? makePrimary(store, row) : row
}
