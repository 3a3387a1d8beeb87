import type { ReactElement } from 'react'
import { AccountStateDialog } from '../features/billing/account-state.tsx'
import { AutoTopUpDialog } from '../features/billing/auto-top-up-dialog.tsx'
import { UnsubscribeDialog as Unsubscribe } from '../features/billing/billing-panels.tsx'
import { RemoveCardDialog } from '../features/billing/saved-cards.tsx'
import { CallerBlocks } from '../features/call-logs/caller-blocks.tsx'
import { UnblockDialog as Unblock } from '../features/call-logs/unblock-dialog.tsx'
import { ChangeAccountStateDialog } from '../features/customer-account/change-state.tsx'
import { CreditDialog } from '../features/customer-account/operation-dialogs.tsx'
import { EndSubscriptionDialog } from '../features/customer-account/subscription-dialogs.tsx'
import { SubscribeDialog } from '../features/products/subscribe-dialog.tsx'
import { receivingNumbers } from '../features/receiving-numbers/receiving-numbers.resource.ts'
import { GiveQuestion } from '../features/roles/give-role.tsx'
import { TakeOutDialog } from '../features/roles/role-people.tsx'
import { Retirement } from '../features/tracking-numbers/number-panels.tsx'
import { EndAccessDialog } from '../features/users/end-access.tsx'
import { ImpersonateDialog, ResetAccountDialog } from '../features/users/user-panels.tsx'
import { DiscardDraft } from '../features/voice-menus/versions/draft-part.tsx'
import { PublishQuestion } from '../features/voice-menus/versions/publish-question.tsx'
import { saveRevision } from '../features/voice-menus/versions/revisions.ts'
import { AskRemoval } from '../list/actions/ask-removal.tsx'
import { saveRole } from '../shared/rights/permissions.ts'
import { AddingFunds } from './adding-funds.tsx'

export interface Question {
  /** Of a customer whose orders are none of any other's. */
  render: (customerId: number) => ReactElement
  /** What is pressed before the answer, by its role and name. */
  before?: readonly (readonly [role: string, name: RegExp])[]
  /** What is typed first, by the label of the field. */
  typed?: readonly (readonly [label: RegExp, text: string])[]
  /** The button that answers it. */
  answer: RegExp
  /** It moves money: what was agreed to is kept as an order, to be finished, where it is not known what became of it. */
  isOrder?: true
  /** Its first call has a time limit of its own, which is over before anybody is offered to stop waiting. */
  isLimited?: true
}

const nothing = () => undefined
const createdAt = '2026-01-01T00:00:00.000Z'
const number = {
  id: 4,
  customerId: 2,
  tracking_number: '+12125550100',
  status: 'active' as const,
  receiving_numberId: 1,
  createdAt,
  totalCalls: 3,
  monthlyPrice: 2,
}
const receiving = { id: 1, customerId: 2, number: '+12125550188', createdAt }
const product = {
  id: 3,
  code: 'REC',
  name: 'Recording',
  description: '',
  kind: 'addon' as const,
  price: 5,
  currency: 'USD',
  currencySymbol: '$',
  recur: 'monthly',
  walletBaseline: 0,
  active: true,
}
const card = {
  id: 1,
  customerId: 2,
  token: '****1',
  payment_id: 'card_1',
  primary: true,
  brand: 'visa',
  last4: '4242',
  expMonth: 8,
  expYear: 2029,
  createdAt,
}
const customer = { companyName: 'Harbor', currency: 'USD', balance: 5, state: 'active' as const, createdAt }
const user = { id: 8, username: 'nora', email: 'nora@company.example', customerId: 2, emailVerified: true, createdAt }
const subscription = {
  id: 5,
  customerId: 2,
  productId: 3,
  variationId: 4,
  quantity: 3,
  status: 'active' as const,
  startedAt: createdAt,
}
const company = { id: 2, companyName: 'Harbor Dental', currency: 'EUR', balance: 148.2 }
const why = [/^Reason/, 'Agreed by phone'] as const
const keepNothing = async () => void (await saveRevision(3, undefined, { kind: 'discarded' }))
const publish = 'Publish'
const caller = {
  ...{ number: '+12125550111', customerId: undefined, calls: [], latest: [], contacts: [] },
  ...{ isNobody: false, isContactUnoffered: false, error: undefined, retry: nothing },
  entries: [{ id: 6, customerId: 1, number: '+12125550111', createdAt }],
}
const holder = { name: 'Nora Lind', note: '', kind: 'User', userId: 8, customerId: 2, mappingId: 9, isReached: true }
const blockedCall = { id: 3, callerNumber: '+12125550111', direction: 'inbound' as const }
const list = { rows: [], seesAll: true, refresh: nothing }

/** What reads answer, by the end of the address. */
export function readOf({ pathname }: URL): unknown {
  if (/count$/i.test(pathname)) return { count: 1 }
  if (/\/OpNumbers\b/.test(pathname)) return [number]
  if (/\/BlacklistNumbers\b/.test(pathname)) return caller.entries
  return /\/ReceivingNumbers\b/.test(pathname) ? [receiving, { ...receiving, id: 2 }] : []
}

/** Every question before something is done, by the file that asks it; a second one of a file has more words after its name. */
export const questions: Readonly<Record<string, Question>> = {
  'features/billing/account-state': {
    render: (customerId) => <AccountStateDialog customerId={customerId} change="stop" onClose={nothing} />,
    answer: /^Stop/,
  },
  'features/billing/auto-top-up-dialog': {
    render: (id) => <AutoTopUpDialog customer={{ ...customer, id }} cards={[card]} onClose={nothing} />,
    before: [['checkbox', /^I agree/]],
    answer: /^Save/,
  },
  'features/billing/funds': {
    render: (customerId) => <AddingFunds customerId={customerId} currency="USD" cards={[card]} />,
    before: [['button', /^(Pay|Finish) /]],
    answer: /^(Pay|Finish) /,
    isOrder: true,
  },
  'features/billing/saved-cards': {
    render: () => <RemoveCardDialog card={card} isLast={true} onClose={nothing} />,
    answer: /remove/i,
  },
  'features/billing/billing-panels': {
    render: () => <Unsubscribe row={subscription} onClose={nothing} />,
    answer: /unsubscribe/i,
  },
  'features/call-logs/unblock-dialog': {
    render: (customerId) => <Unblock row={{ ...blockedCall, customerId }} onClose={nothing} />,
    answer: /^Unblock the caller$/,
  },
  'features/call-logs/caller-blocks': {
    render: () => <CallerBlocks caller={caller} />,
    before: [['button', /^Unblock$/]],
    answer: /^Unblock$/,
  },
  'features/customer-account/operation-dialog': {
    render: (id) => <CreditDialog customer={{ ...company, id }} onClose={nothing} />,
    typed: [[/^Amount/, '12.50'], why],
    before: [['button', /^Continue$/]],
    answer: /^Give a credit$/,
    isOrder: true,
  },
  'features/customer-account/subscription-dialogs': {
    render: () => <EndSubscriptionDialog customer={company} subscription={subscription} onClose={nothing} />,
    typed: [why],
    answer: /^End the subscription$/,
  },
  'features/customer-account/change-state': {
    render: () => <ChangeAccountStateDialog customer={company} change="pause" onClose={nothing} />,
    typed: [why],
    answer: /^Pause tracking$/,
  },
  'features/products/subscribe-dialog': {
    render: (customer) => <SubscribeDialog row={product} list={{ ...list, state: { customer } }} onClose={nothing} />,
    before: [['button', /^Subscribe/]],
    answer: /^Charge/,
    isOrder: true,
  },
  'features/roles/give-role': {
    render: () => (
      <GiveQuestion
        roleName="Staff"
        count={1}
        name="Nora"
        losing={[{ id: 7, name: 'Nora', role: 'Marketing' }]}
        onGive={() => saveRole(7, { roleId: 9 })}
        onClose={nothing}
      />
    ),
    answer: /give the role/i,
    isLimited: true,
  },
  'features/roles/role-people': {
    render: () => <TakeOutDialog roleName="Staff" holder={holder} onClose={nothing} />,
    answer: /take out/i,
  },
  'features/tracking-numbers/number-state-dialogs': {
    render: () => <Retirement targets={[{ id: 4, name: '(212) 555-0100' }]} onDelete={nothing} onClose={nothing} />,
    before: [['radio', /^Released/]],
    answer: /^Release$/,
  },
  'features/users/end-access': {
    render: () => <EndAccessDialog row={user} onClose={nothing} />,
    answer: /^End access$/,
  },
  'features/users/user-panels of acting': {
    render: () => <ImpersonateDialog row={user} onClose={nothing} />,
    typed: [why],
    answer: /^Act as this user$/,
  },
  'features/users/user-panels of an account': {
    render: () => <ResetAccountDialog row={user} onClose={nothing} />,
    answer: /reset/i,
  },
  'features/voice-menus/versions/draft-part': {
    render: () => <DiscardDraft onDiscard={() => keepNothing()} onClose={nothing} />,
    answer: /discard/i,
  },
  'features/voice-menus/versions/publish-question': {
    render: () => <PublishQuestion title={publish} confirmLabel={publish} run={keepNothing} onClose={nothing} />,
    answer: /^Publish$/,
  },
  'list/actions/ask-removal': {
    render: () => (
      <AskRemoval
        resource={receivingNumbers}
        targets={[{ id: 1, name: '(212) 555-0188' }]}
        onRemoved={nothing}
        onClose={nothing}
      />
    ),
    // Where all of it moves to is chosen first: nothing moves unasked.
    typed: [[/^Move to/, '2']],
    answer: /^Delete/,
  },
}
