// What this entry exports. Made by `pnpm generate`, for reviews: nothing imports it.

export { State };

export declare const statesOf: (countryCode: string) => readonly State[];
