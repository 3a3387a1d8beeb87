// What this entry exports. Made by `pnpm generate`, for reviews: nothing imports it.

// made from the contract: entities
