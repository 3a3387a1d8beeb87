/** Who takes cards. */
export type CardSource =
  | { kind: 'stripe'; publishableKey: string }
  /** The mock server stands in for the provider; `url` is where its calls are. */
  | { kind: 'sandbox'; url: string }
  /** The installation takes none. */
  | { kind: 'none' }

let source: CardSource = { kind: 'none' }

/** Says who takes cards; called once at start-up. */
export function initCards(next: CardSource): void {
  source = next
}

/** Who takes cards. */
export const cardSource = (): CardSource => source
