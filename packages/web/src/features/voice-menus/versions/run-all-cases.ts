import { OWNER_ID } from '@lineboard/contract/owner'
import { api } from '../../../data/client.ts'
import { WordedError } from '../../../lib/errors/is-worded.ts'
import type { MenuContent } from '../../../shared/menu-drafts/revision.ts'
import { isRefused } from '../../../state/may.ts'
import { draftRows, typedOfContent } from '../menu/edited-menu.ts'
import { type CaseResult, endText, keptAs, runCases, toCase } from '../simulator/menu-case.ts'
import { triedSetup } from '../simulator/tried-call.ts'
import { t } from './versions.messages.ts'

/** Cases of a menu that fail with a content, by what the server has now. Throws what the calls throw. */
export async function failingCases(menuId: number, customerId: number, content: MenuContent): Promise<CaseResult[]> {
  const templates = await api().Template.find({ filter: { where: keptAs } })
  const cases = templates.flatMap((template) => toCase(template, menuId) ?? [])
  // Where menus lead is not known to who may not read gateways: nothing is held against them.
  if (cases.length === 0 || isRefused('SipGateway.find')) return []
  const callers = [...new Set(cases.flatMap(({ caller }) => caller ?? []))]
  const own = { where: { customerId } }
  const called = { where: { number: { inq: callers } } }
  const isAsked = callers.length > 0
  const [menus, gateways, actions, blocked, contacts] = await Promise.all([
    api().Ivr.find({ filter: { ...own, include: ['Actions'] } }),
    api().SipGateway.find({ filter: { where: { customerId: { inq: [customerId, OWNER_ID] } } } }),
    isRefused('RoutingAction.find') ? undefined : api().RoutingAction.find({ filter: own }),
    !isAsked || isRefused('BlacklistNumber.find') ? [] : api().BlacklistNumber.find({ filter: called }),
    !isAsked || isRefused('PhoneBook.find') ? [] : api().PhoneBook.find({ filter: called }),
  ])
  const known = { customerId, menus, gateways, actions }
  const { menu, rows } = draftRows(known, menuId, typedOfContent(menuId, content))
  const setup = triedSetup({ ...rows, blocked, contacts }, menu)
  return runCases(setup, cases).filter(({ isMet }) => !isMet)
}

/** Cases fail, and nobody said that they are to be put aside. */
export class CasesFail extends WordedError {
  override name = 'CasesFail'
  readonly failing: readonly CaseResult[]

  constructor(failing: readonly CaseResult[]) {
    super(t('casesFail', { cases: failing.map((each) => failingText(each, (text) => text)).join(' ') }))
    this.failing = failing
  }
}

/** What a case expects, and what it comes to instead. */
export const failingText = ({ tried, now }: CaseResult, formatPhone: (text: string) => string): string =>
  t('caseFails', { name: tried.name, expected: endText(tried.end, formatPhone), now: endText(now, formatPhone) })
