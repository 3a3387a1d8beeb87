import type { components } from '@lineboard/contract'
import { OWNER_ID } from '@lineboard/contract/owner'
import type { Served } from '@lineboard/contract/stated'
import type { CallOptions } from '@lineboard/sdk'
import { type CallRows, checkMenu, isFault, type MenuChoice, type MenuFinding, setupOf } from '@lineboard/sdk/call-flow'
import { api } from '../../../data/client.ts'
import { isRefused } from '../../../state/may.ts'
import { ledTo, unseenGateways } from '../menu/edited-menu.ts'
import { keyText } from './finding-text.ts'
import { t } from './findings.messages.ts'
import { problemsText } from './problems-text.ts'

function sentence({ reason, choiceId }: MenuFinding, choices: readonly MenuChoice[]): string {
  const choice = choices.find(({ id }) => id === choiceId)
  const said = t(`reason.${reason}`)
  return choice ? t('ofChoice', { key: keyText(choice.key), reason: said }) : said
}

/** Findings of a menu, those first that keep it from being published. */
export function checksText(findings: readonly MenuFinding[], choices: readonly MenuChoice[]): string {
  const faults = findings.filter(isFault).map((finding) => sentence(finding, choices))
  const hints = findings.filter((finding) => !isFault(finding)).map((finding) => sentence(finding, choices))
  if (faults.length + hints.length === 0) return t('noProblems')
  return [...faults, ...hints.map((hint) => `${t('hint')}: ${hint}`)].join(' ')
}

type Ivr = components['schemas']['Ivr']

/** What the server says of a menu. */
const servedText = ({ errors = [] }: Served<'Ivr'>): string =>
  errors.length === 0 ? t('noProblems') : problemsText(errors.map(({ code }) => code))

/** What is read of menus to check them; undefined where not all of it may be, or where the server does not send it. */
async function loadSetup(customerIds: readonly number[], call: CallOptions) {
  if (isRefused('SipGateway.find')) return undefined
  const customerId = { inq: [...customerIds] }
  const [menus, gateways, actions, customers] = await Promise.all([
    api().Ivr.find({ filter: { where: { customerId }, include: ['Actions'] } }, call),
    api().SipGateway.find({ filter: { where: { customerId: { inq: [...customerIds, OWNER_ID] } } } }, call),
    isRefused('RoutingAction.find') ? undefined : api().RoutingAction.find({ filter: { where: { customerId } } }, call),
    isRefused('Customer.find') ? [] : api().Customer.find({ filter: { where: { id: customerId } } }, call),
  ])
  const choices = menus.flatMap(({ Actions = [] }) => Actions)
  const rows: CallRows = { menus, choices, gateways: [...gateways, ...unseenGateways(choices, gateways)], customers }
  const setup = setupOf(rows)
  return setup.isPartial ? undefined : { setup, choices, isLedTo: ledTo({ actions }, choices) }
}

/** What the editor says of menus as they are saved, each with its id; what the server says of them where the rest is not known. */
export async function readChecks(ids: readonly number[], call: CallOptions): Promise<(readonly [number, string])[]> {
  const menus: readonly Ivr[] = await api().Ivr.find({ filter: { where: { id: { inq: [...ids] } } } }, call)
  const loaded = await loadSetup([...new Set(menus.map((menu) => menu.customerId))], call)
  return menus.map((menu) => [
    menu.id,
    loaded ? checksText(checkMenu(loaded.setup, menu, loaded.isLedTo), loaded.choices) : servedText(menu),
  ])
}
