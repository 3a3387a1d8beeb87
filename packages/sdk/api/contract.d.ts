// What this entry exports. Made by `pnpm generate`, for reviews: nothing imports it.

// made from the contract: OperationRows

// made from the contract: components

// made from the contract: operationTable

// made from the contract: operations

// made from the contract: paths
