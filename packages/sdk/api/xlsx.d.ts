// What this entry exports. Made by `pnpm generate`, for reviews: nothing imports it.

export type XlsxColumn<Row> = CsvColumn<Row> | (Exclude<CsvColumn<Row>, string> & {
    readonly kind?: XlsxKind | undefined;
});

export interface XlsxExport extends AsyncIterable<Uint8Array> {
    readonly progress: ExportProgress;
    stream(): ReadableStream<Uint8Array>;
}

export interface XlsxExportOptions<Row> extends ExportedRows<Row>, XlsxOptions<Row> {
}

export type XlsxKind = "text" | "amount" | "count" | "day";

export interface XlsxOptions<Row> {
    columns: readonly XlsxColumn<Row>[];
    timeZone?: string | undefined;
    sheet?: string | undefined;
    isRightToLeft?: boolean | undefined;
}

export declare function exportXlsx<Row extends object>(source: ListSource<Row>, options: XlsxExportOptions<Row>): XlsxExport;

export declare const maxXlsxRows = 1048575;

export declare function writeXlsx<Row extends object>(pages: AsyncIterable<readonly Row[]>, { columns, timeZone, sheet, isRightToLeft }: XlsxOptions<Row>): AsyncGenerator<Uint8Array, void, undefined>;
