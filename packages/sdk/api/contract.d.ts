// What this entry exports. Made by `pnpm generate`, for reviews: nothing imports it.

// made from the contract: OperationRows

// made from the contract: components

export declare const operationTable: OperationTable;

// made from the contract: operations

// made from the contract: paths
