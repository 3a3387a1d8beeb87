let url: string | undefined

/** Says where test calls are made; without an address none are offered, as a real core takes none. */
export function initTestCalls(address: string | undefined): void {
  url = address
}

/** Where test calls are made; undefined where the server makes none. */
export const testCallAddress = (): string | undefined => url

/** Whether the server makes test calls. */
export const takesTestCalls = (): boolean => url !== undefined
