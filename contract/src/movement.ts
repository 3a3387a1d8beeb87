/** How the service describes what moved in a wallet. What holds another text stands before it, so that it is read first. */
const texts = {
  discount: 'Discount on {charge}',
  refund: 'Refund of what was paid on {day}, {invoice}',
  opening: 'Balance brought forward',
  credit: 'Credit',
  planCredit: 'Credit that comes with {product}',
  funds: 'Funds added',
  fundsAutomatic: 'Funds added automatically',
  fundsFirst: 'First payment of {paid}, {price} of it for {product}',
  fundsElsewhere: 'Funds added, {paid} paid',
  calls: 'Call charges of {day}',
  number: 'Number {number}, one month',
  numberFirst: 'Set-up and first month of {number}',
  renewed: '{product}, renewed',
  pieces: '{product}, {count} pieces',
} as const

/** Kinds of movements that a description tells of. Another one is only a name, such as that of a product. */
export type MovementKind = keyof typeof texts

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never

/** What stands in the description of a kind of movement: days as 2026-05-22, amounts as KWD 1,234.500, all of it as text. */
export type MovementValues<Kind extends MovementKind> = Readonly<Record<NamesIn<(typeof texts)[Kind]>, string>>

/** What a description tells. */
export type Movement<Kind extends MovementKind = MovementKind> = {
  readonly [Each in Kind]: { readonly kind: Each; readonly values: MovementValues<Each> }
}[Kind]

/** All kinds. */
export const movementKinds: readonly MovementKind[] = Object.keys(texts) as MovementKind[]

/** The description of a movement. */
export function describeMovement<Kind extends MovementKind>(kind: Kind, values: MovementValues<Kind>): string {
  // A record of texts by names is that of these names, too.
  const byName: Readonly<Record<string, string>> = values
  return texts[kind].replaceAll(/\{(\w+)\}/g, (_, name: string) => byName[name] ?? '')
}

/** How values look that are not just any words. */
const forms: Readonly<Record<string, string>> = {
  day: '\\d{4}-\\d\\d-\\d\\d',
  count: '\\d+',
  paid: '[A-Z]{3} [\\d.,]+',
  price: '[A-Z]{3} [\\d.,]+',
}

function patternOf(kind: MovementKind): RegExp {
  return new RegExp(`^${texts[kind].replaceAll(/\{(\w+)\}/g, (_, name) => `(?<${name}>${forms[name] ?? '.+'})`)}$`)
}

const patterns = movementKinds.map((kind) => [kind, patternOf(kind)] as const)

/** What a description tells; undefined for one that is in no form of these, such as another server's. */
export function readMovement(description: string): Movement | undefined {
  for (const [kind, pattern] of patterns) {
    const found = pattern.exec(description)
    // The groups are named as the text of this kind names its values.
    if (found) return { kind, values: found.groups ?? {} } as Movement
  }
  return undefined
}
