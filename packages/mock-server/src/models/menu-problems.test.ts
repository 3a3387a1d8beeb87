import { describe, expect, test } from 'vitest'
import type { Row } from '../store/models.ts'
import { menuProblems } from './menu-problems.ts'

type Action = Row<'IvrAction'>
/** Key, kind and target of each action, by menu. */
type Menus = Readonly<Record<number, readonly (readonly [Action['key'], Action['kind'], string?])[]>>

function problems(menus: Menus, menuId = 1) {
  const actionsOf = (ivrId: number): Action[] | undefined =>
    menus[ivrId]?.map(([key, kind, target], at) => ({
      id: ivrId * 10 + at,
      ivrId,
      key,
      kind,
      ...(target && { target }),
      position: at + 1,
    }))
  const gateways: Readonly<Record<number, boolean>> = { 1: true, 2: false }
  const found = menuProblems(menuId, { actionsOf, gatewayTakesCalls: (id) => gateways[id] })
  return found.map(({ code, actionId }) => (actionId === undefined ? code : `${code} ${actionId}`))
}

const hangUp = ['timeout', 'hang_up'] as const
const keys = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '#'] as const

describe('problems of a voice menu', () => {
  test.each<[string, Menus, string[]]>([
    ['a sound menu', { 1: [['1', 'dial_number', '+12125550142'], hangUp] }, []],
    ['no actions yet', { 1: [] }, ['missing_timeout']],
    ['no timeout', { 1: [['1', 'voicemail', 'a@b.example']] }, ['missing_timeout']],
    ['a key twice', { 1: [['1', 'hang_up'], ['1', 'repeat'], hangUp] }, ['duplicate_key 11']],
    ['no target', { 1: [['1', 'dial_number'], hangUp] }, ['missing_target 10']],
    ['a menu that is gone', { 1: [['1', 'voice_menu', '9'], hangUp] }, ['missing_target 10']],
    ['a gateway that is gone', { 1: [['1', 'dial_gateway', '9'], hangUp] }, ['missing_target 10']],
    ['a gateway', { 1: [['1', 'dial_gateway', '1'], hangUp] }, []],
    ['a gateway that takes no calls', { 1: [['1', 'dial_gateway', '2'], hangUp] }, ['unreachable 10']],
    ['a menu without actions', { 1: [['1', 'voice_menu', '2'], hangUp], 2: [] }, ['dead_end 10']],
    [
      'only repeats',
      {
        1: [
          ['1', 'repeat'],
          ['timeout', 'repeat'],
        ],
      },
      ['dead_end'],
    ],
    [
      'only plays',
      {
        1: [
          ['1', 'play', 'rec-1'],
          ['timeout', 'repeat'],
        ],
      },
      ['dead_end'],
    ],
    ['invalid, with keys left', { 1: [['1', 'hang_up'], ['invalid', 'repeat'], hangUp] }, []],
    [
      'invalid, with no keys left',
      { 1: [...keys.map((key) => [key, 'hang_up'] as const), ['invalid', 'repeat'], hangUp] },
      ['unreachable 22'],
    ],
    ['a way back by key', { 1: [['1', 'voice_menu', '2'], hangUp], 2: [['*', 'voice_menu', '1'], hangUp] }, []],
    [
      'itself, again and again',
      {
        1: [
          ['1', 'hang_up'],
          ['timeout', 'voice_menu', '1'],
        ],
      },
      ['loop 11'],
    ],
    [
      'timeouts in a circle',
      {
        1: [
          ['1', 'hang_up'],
          ['timeout', 'voice_menu', '2'],
        ],
        2: [['timeout', 'voice_menu', '1']],
      },
      ['loop 11'],
    ],
    [
      'a timeout into a circle of others',
      {
        1: [
          ['1', 'hang_up'],
          ['timeout', 'voice_menu', '2'],
        ],
        2: [
          ['1', 'hang_up'],
          ['timeout', 'voice_menu', '3'],
        ],
        3: [
          ['1', 'hang_up'],
          ['timeout', 'voice_menu', '2'],
        ],
      },
      [],
    ],
    [
      'two menus that only lead to each other',
      {
        1: [
          ['1', 'voice_menu', '2'],
          ['timeout', 'repeat'],
        ],
        2: [
          ['1', 'voice_menu', '1'],
          ['timeout', 'repeat'],
        ],
      },
      ['loop'],
    ],
    [
      'two keys to one menu that leads nowhere',
      {
        1: [
          ['1', 'voice_menu', '2'],
          ['2', 'voice_menu', '2'],
          ['timeout', 'repeat'],
        ],
        2: [['timeout', 'repeat']],
      },
      ['dead_end'],
    ],
  ])('%s', (_, menus, expected) => {
    expect(problems(menus)).toEqual(expected)
  })

  test('each says what is wrong in a sentence', () => {
    const [problem] = menuProblems(1, { actionsOf: () => [], gatewayTakesCalls: () => true })
    expect(problem?.message).toBe('Nothing happens when no key is pressed in time.')
  })
})
