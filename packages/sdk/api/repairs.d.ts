// What this entry exports. Made by `pnpm generate`, for reviews: nothing imports it.

export declare const repairs: Repairs;
