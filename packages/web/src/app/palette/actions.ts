import type { Access, OperationId } from '@lineboard/sdk'
import { plainDigits } from '@lineboard/sdk'
import { switchColorScheme } from '../../data/save-ui-settings.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { permissionsOf } from '../../kit/resource-permissions.ts'
import type { ColorScheme } from '../../lib/look.ts'
import { formatRowRoute, hrefOf } from '../../places/href.ts'
import { isSeen } from '../../places/is-seen.ts'
import { placeFacts } from '../../places/place.ts'
import type { PlaceId } from '../../places/places.ts'
import { formatPhone } from '../../shared/phone/format-phone.ts'
import { dialNumber } from '../../state/dial-number.ts'
import { mayAs } from '../../state/may.ts'
import { showOverlay } from '../../state/overlay.ts'
import { showSoftphone } from '../../state/softphone.ts'
import { softphoneConfig } from '../../state/softphone-config.ts'
import { endActing, signOut } from '../session/leave.ts'
import { t as areaActionsT } from './area-actions.messages.ts'
import type { Entry } from './entry.ts'
import { t } from './palette.messages.ts'
import { t as also, hasSynonyms } from './synonyms.messages.ts'

interface AreaAction {
  /** The screen where it is done, which has to be one without a part to be filled in. */
  place: PlaceId
  /** The call it makes: it is offered to those who may make it. */
  may: OperationId
}

/** What is done on a screen of its own, by what people call it. Adding rows is an action of each list. */
const areaActions = {
  addFunds: { place: 'billingSettings', may: 'PaymentMethod.chargeCustomer' },
  autoTopUp: { place: 'billingSettings', may: 'PaymentMethod.saveConsent' },
  stopCalls: { place: 'billingSettings', may: 'PaymentMethod.stopIncomingCalls' },
  addCard: { place: 'billingCards', may: 'PaymentMethod.attach' },
  invoice: { place: 'billingInvoices', may: 'PaymentMethod.getCustomerInvoice' },
  address: { place: 'billingProfile', may: 'Customer.upsert' },
  refund: { place: 'customers', may: 'PaymentMethod.refund' },
  buyNumber: { place: 'buyNumbers', may: 'NumberProvider.reserve' },
  setUpNumber: { place: 'trackingNumberSetup', may: 'OpNumber.upsert' },
  undoChange: { place: 'auditLogs', may: 'AuditLog.find' },
} as const satisfies Readonly<Record<string, AreaAction>>

const ids = Object.keys(areaActions).filter((id): id is keyof typeof areaActions => Object.hasOwn(areaActions, id))

/** What this person can do on other screens than that of a list, each with the way there. */
export const areaActionEntries = (access: Access): Entry[] => [
  ...ids
    .filter((id) => isSeen(placeFacts[areaActions[id].place], access) && mayAs(access, areaActions[id].may))
    .map((id) => ({
      key: `do ${id}`,
      kind: 'action' as const,
      label: areaActionsT(`${id}.label`),
      words: areaActionsT(`${id}.words`),
      href: hrefOf(areaActions[id].place),
    })),
  // The page says who sees it, and whom to ask.
  ...(isSeen(placeFacts.auditLogs, access) ? [] : [whoChanged]),
]

const whoChanged: Entry = {
  key: 'do whoChanged',
  kind: 'action',
  label: areaActionsT('whoChanged.label'),
  words: areaActionsT('whoChanged.words'),
  href: hrefOf('auditLogs'),
}

interface ActionContext {
  access: Access
  /** Lists whose rows the person sees. */
  lists: readonly Resource[]
  /** Somebody acts as this person. */
  actsAs: string | undefined
  scheme: ColorScheme
  typed: string
  /** Records are still looked for. */
  isAsking: boolean
  /** Begins to look for whom to act as. */
  beginActing: () => void
}

const action = (key: string, label: string, words: string, run: () => void): Entry => ({
  key: `action ${key}`,
  kind: 'action',
  label,
  words,
  run,
})

const PHONE = /^(?:tel:)?\+?[\d\s().\p{Pd}]+$/iu

/** Digits of a number that can be called from anywhere; with fewer a record is looked for. */
const WHOLE = 10

const digitsIn = (typed: string) => plainDigits(typed).replace(/[^\d+]/g, '')

/** Whether a text is a whole phone number. */
export const isPhone = (typed: string): boolean =>
  PHONE.test(plainDigits(typed).trim()) && digitsIn(typed).length >= WHOLE

function dialActions({ typed, actsAs, isAsking }: ActionContext): Entry[] {
  const digits = digitsIn(typed)
  // Enter chooses the record with that number, if there is one.
  if (actsAs !== undefined || !softphoneConfig() || !isPhone(typed) || isAsking) return []
  const number = plainDigits(typed).trim()
  return [action('dial', t('actions.dial', { number: formatPhone(digits) }), number, () => dialNumber(digits))]
}

/** Shows the softphone, which users have unless somebody acts as them. */
const phoneActions = ({ actsAs }: ActionContext): Entry[] =>
  actsAs === undefined && softphoneConfig()
    ? [action('phone', t('actions.phone'), t('actions.phoneWords'), showSoftphone)]
    : []

function addActions({ access, lists }: ActionContext): Entry[] {
  return lists
    .filter((resource) => permissionsOf(resource, access).add)
    .map(({ place, href, nouns }) => ({
      key: `add ${place}`,
      kind: 'action' as const,
      label: t('actions.add', { noun: nouns.one }),
      words: [t('actions.addWords', { nouns: nouns.other }), hasSynonyms(place) ? also(place) : ''].join(' '),
      href: `${href}${formatRowRoute({ action: 'add' })}`,
    }))
}

/** The button of the list on the screen that opens its export. */
const exportButton = () => document.querySelector<HTMLElement>('[data-tool=export]')

/** All that can be done from everywhere, by this person. */
export function actionEntries(context: ActionContext): Entry[] {
  const { access, lists, actsAs, scheme, beginActing } = context
  const mayAct =
    actsAs === undefined && mayAs(access, 'DashUser.impersonate') && lists.some(({ place }) => place === 'users')
  const other = scheme === 'dark' ? 'light' : 'dark'
  const button = exportButton()
  return [
    ...dialActions(context),
    ...phoneActions(context),
    ...addActions(context),
    ...areaActionEntries(access),
    ...(mayAct
      ? [{ ...action('actAs', t('actions.actAs'), t('actions.actAsWords'), beginActing), keepsOpen: true as const }]
      : []),
    ...(actsAs !== undefined
      ? [
          action(
            'deimpersonate',
            t('actions.deimpersonate', { name: actsAs }),
            t('actions.actAsWords'),
            () => void endActing(),
          ),
        ]
      : []),
    ...(button ? [action('export', t('actions.export'), t('actions.exportWords'), () => button.click())] : []),
    action('theme', t(`actions.${other}`), t('actions.themeWords'), () => switchColorScheme(other)),
    action('keys', t('actions.keys'), t('actions.keysWords'), () => showOverlay('keys')),
    action('signOut', t('actions.signOut'), t('actions.signOutWords'), () => void signOut()),
  ]
}
