import type { Row } from '../store/models.ts'

type Menu = Row<'Ivr'>
type Action = Row<'IvrAction'>
type Problem = Menu['errors'][number]

/** What a voice menu can lead to. */
export interface MenuFlow {
  /** Actions of a menu by position, or undefined when the customer has no such menu. */
  actionsOf(menuId: number): readonly Action[] | undefined
  /** Whether calls can leave over a gateway, or undefined when the customer has no such gateway. */
  gatewayTakesCalls(gatewayId: number): boolean | undefined
}

const keyPad = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '#']
const exits = new Set<Action['kind']>(['dial_number', 'dial_gateway', 'voicemail', 'hang_up'])
const needsTarget = new Set<Action['kind']>(['dial_number', 'dial_gateway', 'voice_menu', 'play', 'voicemail'])

const onKey = ({ key }: Action) => (key === 'timeout' || key === 'invalid' ? `The choice "${key}"` : `Key ${key}`)

/** Menu that an action leads to. */
const nextMenu = ({ kind, target }: Action) => (kind === 'voice_menu' && target ? Number(target) : undefined)

function targetProblem(action: Action, flow: MenuFlow): Problem | undefined {
  const { id: actionId, kind, target } = action
  const problem = (code: Problem['code'], rest: string) => ({ code, actionId, message: `${onKey(action)} ${rest}` })
  if (needsTarget.has(kind) && !target) return problem('missing_target', 'has no target.')
  if (kind === 'voice_menu') {
    const actions = flow.actionsOf(Number(target))
    if (!actions) return problem('missing_target', 'leads to a voice menu that is gone.')
    if (actions.length === 0) return problem('dead_end', 'leads to a voice menu without actions.')
  }
  if (kind === 'dial_gateway') {
    const takesCalls = flow.gatewayTakesCalls(Number(target))
    if (takesCalls === undefined) return problem('missing_target', 'leads to a gateway that is gone.')
    if (!takesCalls) return problem('unreachable', 'leads to a gateway that takes no outbound calls.')
  }
  return undefined
}

function keyProblems(actions: readonly Action[]): Problem[] {
  const problems: Problem[] = []
  const seen = new Set<string>()
  for (const action of actions) {
    if (seen.has(action.key)) {
      problems.push({ code: 'duplicate_key', actionId: action.id, message: `${onKey(action)} has an action already.` })
    }
    seen.add(action.key)
  }
  const invalid = actions.find(({ key }) => key === 'invalid')
  if (invalid && keyPad.every((key) => seen.has(key))) {
    const message = 'The choice "invalid" never comes up: every key has an action.'
    problems.push({ code: 'unreachable', actionId: invalid.id, message })
  }
  if (!seen.has('timeout')) {
    problems.push({ code: 'missing_timeout', message: 'Nothing happens when no key is pressed in time.' })
  }
  return problems
}

/** The timeout action by which a caller who presses nothing comes back to the menu for ever. */
function idleLoop(menuId: number, flow: MenuFlow): Action | undefined {
  const timeoutOf = (id: number) => flow.actionsOf(id)?.find(({ key }) => key === 'timeout')
  const first = timeoutOf(menuId)
  const seen = new Set<number>()
  for (let next = first && nextMenu(first); next !== undefined && !seen.has(next); ) {
    if (next === menuId) return first
    seen.add(next)
    const action = timeoutOf(next)
    next = action && nextMenu(action)
  }
  return undefined
}

/** Whether some choices lead out of the menus, and if none do, whether one leads back to the menu itself. */
function wayOut(menuId: number, flow: MenuFlow): 'out' | 'circle' | 'nowhere' {
  const seen = new Set<number>([menuId])
  const open = [menuId]
  let hasCircle = false
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const action of flow.actionsOf(id) ?? []) {
      if (exits.has(action.kind)) return 'out'
      const next = nextMenu(action)
      if (next === undefined) continue
      if (next === menuId) hasCircle = true
      if (!seen.has(next)) open.push(next)
      seen.add(next)
    }
  }
  return hasCircle ? 'circle' : 'nowhere'
}

/** What is wrong with a voice menu: what its actions lead to, their keys, then the menu as a whole. */
export function menuProblems(menuId: number, flow: MenuFlow): Problem[] {
  const actions = flow.actionsOf(menuId) ?? []
  const problems = [...actions.flatMap((action) => targetProblem(action, flow) ?? []), ...keyProblems(actions)]
  const loop = idleLoop(menuId, flow)
  if (loop) {
    problems.push({ code: 'loop', actionId: loop.id, message: 'A caller who presses nothing goes in circles.' })
  }
  const way = actions.length === 0 ? 'out' : wayOut(menuId, flow)
  if (way === 'circle' && !loop) problems.push({ code: 'loop', message: 'Every choice leads back to where it began.' })
  if (way === 'nowhere') problems.push({ code: 'dead_end', message: 'No choice leads anywhere.' })
  return problems
}
