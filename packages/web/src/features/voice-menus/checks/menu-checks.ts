import { OWNER_ID } from '@lineboard/contract/owner'
import type { CallOptions } from '@lineboard/sdk'
import { type CallRows, checkMenu, isFault, type MenuChoice, type MenuFinding, setupOf } from '@lineboard/sdk/call-flow'
import { api } from '../../../data/client.ts'
import { isRefused } from '../../../state/may.ts'
import { ledTo, unseenGateways } from '../menu/edited-menu.ts'
import { keyText } from './finding-text.ts'
import { t } from './findings.messages.ts'

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

/** What the editor says of menus as they are saved, each with its id; nothing of those whose gateways may not be read. */
export async function readChecks(ids: readonly number[], call: CallOptions): Promise<(readonly [number, string])[]> {
  if (isRefused('SipGateway.find')) return []
  const asked = await api().Ivr.find({ filter: { where: { id: { inq: [...ids] } } } }, call)
  const customerId = { inq: [...new Set(asked.map((menu) => menu.customerId))] }
  const [menus, gateways, actions, customers] = await Promise.all([
    api().Ivr.find({ filter: { where: { customerId }, include: ['Actions'] } }, call),
    api().SipGateway.find({ filter: { where: { customerId: { inq: [...customerId.inq, OWNER_ID] } } } }, call),
    isRefused('RoutingAction.find') ? undefined : api().RoutingAction.find({ filter: { where: { customerId } } }, call),
    isRefused('Customer.find') ? [] : api().Customer.find({ filter: { where: { id: customerId } } }, call),
  ])
  const choices = menus.flatMap(({ Actions = [] }) => Actions)
  const rows: CallRows = { menus, choices, gateways: [...gateways, ...unseenGateways(choices, gateways)], customers }
  const setup = setupOf(rows)
  if (setup.isPartial) return []
  const isLedTo = ledTo({ actions }, choices)
  const wanted = new Set(ids)
  return menus
    .filter(({ id }) => wanted.has(id))
    .map((menu) => [menu.id, checksText(checkMenu(setup, menu, isLedTo), choices)])
}
