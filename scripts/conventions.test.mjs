import { describe, expect, test } from 'vitest'
import { findSameNames, findViolations } from './conventions.mjs'

/** Put together here, so that this file itself holds to the rules. */
const glue = (...parts) => parts.join('')

describe('findViolations', () => {
  test.each([
    ['a machine path', 'README.md', glue('cd /home', '/ann/lineboard'), 'names a folder of one machine'],
    ['a machine path in quotes', 'src/a.ts', glue("'/ro", "ot/x'"), 'names a folder of one machine'],
    ['a registry', 'pnpm-lock.yaml', glue('https://registry', '.example.com/x.tgz'), 'names a package registry'],
    ['a skipped test', 'src/a.test.ts', glue('test', '.skip("x")'), 'focuses or skips a test'],
    ['a focused table', 'src/a.test.ts', glue('describe', '.each.only(x)'), 'focuses or skips a test'],
    ['a test to be mended', 'e2e/a.ts', glue('test', '.fixme("x")'), 'focuses or skips a test'],
    ['a suppression', 'src/a.ts', glue('// biome', '-ignore lint: x'), 'switches a rule off'],
    ['a double cast', 'src/a.ts', glue('x as unknown', ' as Y'), 'casts through unknown'],
    [
      'an address',
      'packages/web/src/ui/a.tsx',
      glue('<Link href="/serv', 'ice/customer">'),
      'spells out an address of the web app: hrefOf() of places/ makes every link',
    ],
    ...["'serv", "['serv", "['', 'serv"].map((begun, at) => [
      `an address in parts (${at + 1})`,
      'packages/web/src/ui/a.tsx',
      glue(begun, ["ice/customer'", "ice', id].join('/')", "ice', id].join('/')"][at]),
      'spells out an address of the web app: hrefOf() of places/ makes every link',
    ]),
    [
      'an address after a host',
      'packages/sdk/src/a.ts',
      glue('`$', '{site}/serv', 'ice/customer`'),
      'spells out an address of the web app: hrefOf() of places/ makes every link',
    ],
    ...['const OWN', 'customer', 'user.'].map((begun, at) => [
      `customer or user 1 (${at + 1})`,
      'packages/sdk/src/a.ts',
      glue(begun, ['ER = 1', 'Id === 1', 'id !== 1'][at]),
      'names the owner or user 1 by number: OWNER_ID and isSuperAdmin() are in contract/src/owner.ts',
    ]),
    [
      'a limit',
      'packages/web/src/ui/a.tsx',
      glue('<input max', 'Length={80} />'),
      'writes out how much a field takes: the limits of the contract are in @lineboard/contract/limits',
    ],
    ...['function te', 'const who', 'const own', 'type He', 'let is', '  fa', '  .mi'].map((begun, at) => [
      `a word of our own (${at + 1})`,
      'src/a.ts',
      glue(begun, ['llOwner() {', 'se = 1', 'erTold = 1', 'ir = object', 'Untold = false', 'te: Action', 'shap {'][at]),
      'names something by a word that nobody searches for: notify, replacement, owner, change, fault or fix instead',
    ]),
    ...['  order: 1;', '  flex-direction: row-reverse;'].map((line, at) => [
      `another order than that of Tab (${at + 1})`,
      'packages/web/src/ui/a.module.css',
      line,
      'shows things in another order than Tab and screen readers reach them: write them in the order that the eye reads',
    ]),
    ['a note to self', 'src/a.ts', glue('// TO', 'DO later'), 'leaves work for later'],
  ])('finds %s', (_, path, line, says) => {
    expect(findViolations(path, `first\n${line}\n`)).toEqual([`${path}:2: ${says}`])
  })

  test.each([
    ['words of which one is a part', 'src/a.ts', "const theirs = 1, const hold = 'told', let intelligent"],
    ['a border', 'packages/web/src/ui/a.module.css', '  border: 0;'],
    ['a path of a URL', 'src/a.ts', glue('https://a.example/wo', 'rk/x')],
    ['a relative path', 'src/a.ts', glue("'../ro", "ot/x'")],
    ['skip of a list', 'src/a.test.ts', 'api.Customer.find({ filter: { skip: 10 } })'],
    ['a shadowed word', 'src/a.test.ts', 'const request = latest.only'],
    ['an address among the places', 'packages/web/src/places/a.ts', glue("path: '/serv", "ice/customer'")],
    ['an address in a test', 'packages/web/src/ui/a.test.tsx', glue("'/serv", "ice/customer'")],
    ['the word in prose', 'README.md', glue('the TO', 'DO list')],
  ])('lets %s be', (_, path, line) => {
    expect(findViolations(path, line)).toEqual([])
  })

  test.each([
    ['src/a.ts', 400, 0],
    ['src/a.ts', 401, 1],
    ['src/a.gen.ts', 401, 0],
    ['packages/web/src/reference/countries.ts', 401, 0],
    ['contract/openapi.yaml', 401, 0],
  ])('%s of %d lines', (path, lines, count) => {
    expect(findViolations(path, 'x\n'.repeat(lines))).toHaveLength(count)
  })
})

describe('findSameNames', () => {
  test('finds two sources of a package with one name, whatever their ending', () => {
    const paths = [
      'packages/web/src/ui/dialog.tsx',
      'packages/web/src/phone/dialog.ts',
      'packages/web/src/ui/button.tsx',
    ]
    expect(findSameNames(paths)).toEqual([
      'packages/web/src/ui/dialog.tsx and packages/web/src/phone/dialog.ts share a name: call each by what it does',
    ])
  })

  test.each(['views.messages.ts', 'views.module.css'])('finds two %s', (name) => {
    expect(findSameNames([`packages/web/src/list/${name}`, `packages/web/src/shared/${name}`])).toHaveLength(1)
  })

  test.each([
    ['two packages', 'packages/web/src/ui/dialog.tsx', 'packages/sdk/src/dialog.ts'],
    ['a source and its test', 'packages/web/src/ui/dialog.tsx', 'packages/web/src/ui/dialog.test.tsx'],
    ['what a room offers', 'packages/sdk/src/bulk/index.ts', 'packages/sdk/src/csv/index.ts'],
    [
      'parts of an entity',
      'packages/mock-server/src/api/handlers/users/roles.ts',
      'packages/mock-server/src/world/seed/rows/roles.ts',
    ],
    ['reference data', 'packages/sdk/src/reference/states.ts', 'packages/sdk/src/states.ts'],
  ])('lets %s be', (_, one, other) => {
    expect(findSameNames([one, other])).toEqual([])
  })
})
