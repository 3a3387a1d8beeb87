// What this entry exports. Made by `pnpm generate`, for reviews: nothing imports it.

export type RawClient = Client<paths>;

export declare function createRawClient(options: LineboardOptions): RawClient;
