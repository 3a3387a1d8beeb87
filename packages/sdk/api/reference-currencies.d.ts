// What this entry exports. Made by `pnpm generate`, for reviews: nothing imports it.

export { Currency };

export declare const currencies: readonly Currency[];
