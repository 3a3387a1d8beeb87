// What this entry exports. Made by `pnpm generate`, for reviews: nothing imports it.

export interface ReadSpreadsheetOptions extends RecordOptions {
    sheet?: string | undefined;
}

export declare function readSpreadsheet(source: Blob | Uint8Array, { sheet: wanted, ...options }?: ReadSpreadsheetOptions): AsyncGenerator<CsvRecord, void, undefined>;
