// What this entry exports. Made by `pnpm generate`, for reviews: nothing imports it.

export interface Industry {
    key: string;
    name: string;
}

// made from the contract: industries
