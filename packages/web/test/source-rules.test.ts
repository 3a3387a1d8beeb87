import { entities } from '@lineboard/contract/entities'
import { describe, expect, it } from 'vitest'
import type { AstNode } from '../build/ast.ts'
import { child, listOf, parse } from './parse.ts'
import { sources } from './sources.ts'

// What every screen keeps to and no linter knows: each is found in the parsed sources, in whatever way it is written.

/** What a call, a construction or a link of a chain is made of: `toFixed` of `a.toFixed()`, `rowName` of `rowName()`. */
function nameOf(node?: AstNode): unknown {
  return node?.type === 'MemberExpression' ? child(node, 'property')?.name : node?.name
}

const isCallOf = (node: AstNode, name: string) =>
  node.type === 'CallExpression' && nameOf(child(node, 'callee')) === name

const attributeOf = (element: AstNode, name: string) =>
  listOf(element.attributes).find((each) => child(each, 'name')?.name === name)

const textOf = (attribute?: AstNode) => attribute && child(attribute, 'value')?.value

interface Rule {
  says: string
  /** Files below src/ that keep to it. */
  applies: (file: string) => boolean
  /** Nodes of a file that break it. */
  broken: (nodes: readonly AstNode[]) => readonly AstNode[]
  /** What breaks it, and what looks alike and does not. */
  wrong: readonly string[]
  right: readonly string[]
}

const scrolls: Rule = {
  says: 'the shell never moves where the Tab key goes on from: showWithin() scrolls one box',
  applies: (file) => file.startsWith('app/'),
  broken: (nodes) => nodes.filter((node) => isCallOf(node, 'scrollIntoView')),
  wrong: ['tab.scrollIntoView()', 'tab?.scrollIntoView({})'],
  right: ['showWithin(box, tab)'],
}

const rowNames: Rule = {
  says: 'no screen calls a row by a name that stays as it was: useRowName() is written anew',
  applies: (file) => file.endsWith('.tsx'),
  broken: (nodes) => nodes.filter((node) => isCallOf(node, 'rowName')),
  wrong: ['const name = rowName(resource, row)'],
  right: ['const name = useRowName(resource)(row)'],
}

/** What stands for a right: asked of the table in the first two files, and in the others of what a right would change, and who gives it. */
const asking = ['state/may.ts', 'places/is-seen.ts', 'places/why-unseen.ts', 'places/why-unseen.ts']
const rights = new Set(['canRead', 'canWrite', 'sectionAccess', 'isSuperAdmin', 'isCustomerAdmin', 'isOwner'])
const partsOfAccess = new Set<unknown>(['sections', 'principalType'])

const decisions: Rule = {
  says: 'no screen decides by role or section what a person may do: it asks may() or isSeen()',
  applies: (file) => !asking.includes(file) && !file.startsWith('testing/'),
  broken: (nodes) =>
    nodes.filter(
      (node) =>
        (node.type === 'Identifier' && rights.has(String(node.name))) ||
        (node.type === 'MemberExpression' &&
          nameOf(child(node, 'object')) === 'access' &&
          partsOfAccess.has(nameOf(node))),
    ),
  wrong: ['if (user.isSuperAdmin) {}', 'canWrite(access, name)', 'session.access?.sections'],
  right: ["useMay('OpNumber.create')", 'access.user'],
}

const numbers: Rule = {
  says: 'no screen writes numbers or amounts past the style that a person chose: state/numbers.ts does',
  // A region's own signs, and names of currencies, are read off what it writes.
  applies: (file) => !['state/numbers.ts', 'state/stored-name.ts', 'lib/region.ts'].includes(file),
  broken: (nodes) =>
    nodes.filter(
      (node) =>
        isCallOf(node, 'toLocaleString') ||
        (node.type === 'NewExpression' && nameOf(child(node, 'callee')) === 'NumberFormat') ||
        (node.type === 'ImportDeclaration' &&
          String(child(node, 'source')?.value).startsWith('@lineboard/sdk') &&
          listOf(node.specifiers).some((each) => child(each, 'imported')?.name === 'formatMoney')),
    ),
  wrong: ['n.toLocaleString()', 'new Intl.NumberFormat()', "import { formatMoney } from '@lineboard/sdk/money'"],
  right: ["import { formatMoney } from '../state/numbers.ts'"],
}

const described: Rule = {
  says: 'wherever a receiving number is chosen, its description stands beside it',
  applies: (file) => file.endsWith('.tsx'),
  broken: (nodes) =>
    nodes.filter(
      (node) =>
        textOf(attributeOf(node, 'list')) === 'ReceivingNumber.find' &&
        textOf(attributeOf(node, 'alsoField')) !== 'description',
    ),
  wrong: ['<Choice list="ReceivingNumber.find" />'],
  right: ['<Choice list="ReceivingNumber.find" alsoField="description" />', '<Choice list="Ivr.find" />'],
}

/** Lists of rows of one customer each: those that servers refuse a row of another customer to be joined to. */
const ownedLists = new Set<unknown>(
  Object.entries(entities).flatMap(([model, { fields }]) =>
    'customerId' in fields && model !== 'Customer' ? [`${model}.find`] : [],
  ),
)

const ownRows: Rule = {
  says: 'what a row can be joined to is of its customer: useOwnChoices() knows whose',
  applies: (file) => file.endsWith('.tsx'),
  broken: (nodes) =>
    nodes.filter(
      (node) =>
        node.type === 'JSXOpeningElement' &&
        ownedLists.has(textOf(attributeOf(node, 'list'))) &&
        !attributeOf(node, 'where'),
    ),
  wrong: [
    '<RelationInput list="SipGateway.find" textField="name" />',
    '<RelationInput list="DashRole.find" isOffered={isMine} textField="name" />',
  ],
  right: [
    '<RelationInput list="SipGateway.find" where={shared} textField="name" />',
    '<RelationInput list="DashUser.find" where={ofCustomer} isOffered={isMine} textField="name" />',
    '<RelationInput list="Customer.find" textField="companyName" />',
  ],
}

/** What visitors see, who may open all of it, and pages of one and the same screen. */
const leadsAnybody = /^features\/(account-activate|errors|forgot-password|login|signup)\/|\/search-results\.tsx$/

const places: Rule = {
  says: 'a link leads nobody where they may not go: PlaceLink asks',
  applies: (file) => /^(features|parts|phone|resource)\/.*\.tsx$/.test(file) && !leadsAnybody.test(file),
  broken: (nodes) =>
    nodes.filter(
      (node) =>
        node.type === 'ImportDeclaration' &&
        child(node, 'source')?.value === 'wouter' &&
        listOf(node.specifiers).some((each) => child(each, 'imported')?.name === 'Link'),
    ),
  wrong: ["import { Link } from 'wouter'", "import { Link as Way, useLocation } from 'wouter'"],
  right: ["import { useLocation } from 'wouter'", "import { PlaceLink } from '../../ui/place-link.tsx'"],
}

const keys: Rule = {
  says: 'controls take what they say of their keys from the table of shortcuts',
  applies: (file) => file.endsWith('.tsx'),
  broken: (nodes) => nodes.filter((node) => textOf(attributeOf(node, 'aria-keyshortcuts')) !== undefined),
  wrong: ['<button aria-keyshortcuts="n" />'],
  right: ['<button aria-keyshortcuts={keysOf(id)} />'],
}

const labels: Rule = {
  says: 'labels of values that servers send are looked up by labelOf(), which knows what to do with an unknown one',
  applies: (file) => /^(features|parts)\//.test(file),
  broken(nodes) {
    const withDefault = new Set(
      nodes.flatMap((node) => (node.type === 'LogicalExpression' && node.operator === '??' ? child(node, 'left') : [])),
    )
    return nodes.filter(
      (node) =>
        node.type === 'MemberExpression' &&
        node.computed === true &&
        /labels$/i.test(String(nameOf(child(node, 'object')))) &&
        child(node, 'property')?.type !== 'Literal' &&
        !withDefault.has(node),
    )
  },
  wrong: ['stateLabels[row.state]', 'const text = labels[state]'],
  right: ["stateLabels[row.state] ?? ''", 'labelOf(stateLabels, row.state)'],
}

/** What programs read: filters, files, headers of SIP, and what support is told. */
const forPrograms = [
  'call-flow/lost-count.tsx',
  'filter/filter-hint.ts',
  'phone-list-cell.tsx',
  'diagnose.ts',
  'handover/digest.ts',
]

const commas: Rule = {
  says: 'an enumeration that people read has the comma of their language',
  applies: (file) => !file.startsWith('testing/') && !forPrograms.some((end) => file.endsWith(end)),
  broken: (nodes) =>
    nodes.filter((node) => isCallOf(node, 'join') && listOf(node.arguments).some(({ value }) => value === ', ')),
  wrong: ["names.join(', ')", "names?.filter(Boolean).join(', ')"],
  right: ['names.join(comma)', "ids.join(',')"],
}

/** The children of an element or a fragment that are neither line breaks nor indents. */
const childrenOf = (node: AstNode) =>
  listOf(node.children).filter(({ type, value }) => type !== 'JSXText' || String(value).trim() !== '')

const isTextOfCatalogue = (node: AstNode | undefined) => {
  const said = node?.type === 'JSXExpressionContainer' ? child(node, 'expression') : undefined
  return said !== undefined && isCallOf(said, 't')
}

const colons: Rule = {
  says: 'a value behind a colon stands in its text as a placeholder: a language from right to left keeps it apart, and one may want it elsewhere',
  applies: (file) => file.endsWith('.tsx'),
  broken: (nodes) =>
    nodes.filter((node) =>
      childrenOf(node).some(
        ({ type, value }, at, all) =>
          type === 'JSXText' &&
          /^\s*:\s*$/.test(String(value)) &&
          isTextOfCatalogue(all[at - 1]) &&
          all[at + 1]?.type === 'JSXExpressionContainer',
      ),
    ),
  wrong: ["<b>{t('after')}: {balance}</b>", "<>{t('after')}: {money(row.balance)}</>"],
  right: ["<b>{t('after', { balance })}</b>", '<b>{name}: {value}</b>', "<b>{t('period')}: </b>"],
}

describe.each([scrolls, rowNames, decisions, numbers, described, ownRows, places, keys, labels, commas, colons])(
  '$says',
  ({ applies, broken, wrong, right }) => {
    it('holds in all sources', () => {
      const files = [...sources].filter(([file]) => applies(file))
      expect(files.length).toBeGreaterThan(50)
      expect(files.filter(([, nodes]) => broken(nodes).length > 0).map(([file]) => file)).toEqual([])
    })

    it('finds what breaks it, and nothing else', () => {
      const isFound = (code: string) => broken(parse(code, 'tsx')).length > 0
      expect(wrong.filter((code) => !isFound(code))).toEqual([])
      expect(right.filter(isFound)).toEqual([])
    })
  },
)
