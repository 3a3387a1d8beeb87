// What this entry exports. Made by `pnpm generate`, for reviews: nothing imports it.

export type CellProblem = {
    kind: "unknown" | "unknownCustomer";
    field: string;
    name: string;
} | (Exclude<SheetPhone, {
    kind: "number";
}> & {
    field: string;
    home: string | undefined;
});

export interface ColumnGuess {
    columns: ColumnMap;
    made: readonly MadeColumn[];
}

export type ColumnMap = Readonly<Record<string, string | undefined>>;

export type CsvColumn<Row> = PathOf<Row> | {
    readonly header: string;
    readonly field: PathOf<Row>;
} | {
    readonly header: string;
    readonly value: (row: Row) => unknown;
};

type PathOf<Row> = [
    keyof Row
] extends [
    never
] ? string : FieldPath<Row>;

export type CsvEncoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

export declare class CsvError extends Error {
    readonly row: number;
    readonly code: CsvErrorCode;
    constructor(message: string, row: number, code: CsvErrorCode);
}

export type CsvErrorCode = "quotes" | "encoding" | "headings" | "format" | "broken" | "protected" | "size" | "sheet";

export interface CsvExport extends AsyncIterable<string> {
    readonly progress: ExportProgress;
    stream(): ReadableStream<Uint8Array>;
}

export type CsvFinding = {
    kind: "encoding";
    encoding: CsvEncoding;
} | {
    kind: "headings";
    row: number;
} | {
    kind: "totals";
    rows: number;
} | {
    kind: "sheet";
    sheet: string;
    sheets: readonly string[];
} | {
    kind: "errors";
    cells: number;
} | {
    kind: "morePhones";
    cards: number;
};

export interface CsvRecord {
    row: number;
    cells: Readonly<Record<string, string>>;
}

export type CsvSource = string | Blob | ReadableStream<Uint8Array> | ReadableStream<string> | AsyncIterable<string | Uint8Array>;

export interface ExportOptions<Row> extends ExportedRows<Row> {
    columns: readonly CsvColumn<Row>[];
    timeZone?: string | undefined;
    resume?: ExportProgress | undefined;
}

export interface ExportProgress {
    done: number;
    total: number | undefined;
    after: string | number | undefined;
}

export type FileKind = "text" | "cards" | "spreadsheet";

export interface ImportChange {
    field: string;
    before: unknown;
    after: unknown;
}

export type ImportFields<Input> = {
    readonly [Field in keyof Input & string]?: string | ((cells: CsvRecord["cells"]) => unknown);
};

export type ImportJob<Input, Row> = ImportSettings<Input, Row> & ({
    source: CsvSource;
    csv?: ReadCsvOptions | undefined;
    rows?: never;
} | {
    rows: Iterable<CsvRecord> | AsyncIterable<CsvRecord>;
    source?: never;
});

interface ImportSettings<Input, Row> extends BulkOptions {
    schema: InputSchema<Input>;
    fields: ImportFields<Input>;
    locale?: string | undefined;
    dryRun?: boolean | undefined;
    keyOf: (value: Input | Row) => ImportKey | undefined;
    existing: (keys: ImportKey[], call: CallOptions) => Promise<readonly Row[]>;
    create: (input: Input, call: CallOptions) => Promise<unknown>;
    update?: ((row: Row, input: Input, call: CallOptions) => Promise<unknown>) | undefined;
    refuses?: ((row: Row, input: Input) => readonly Omit<RowProblem, "row">[]) | undefined;
}

export type ImportKey = string | number;

export interface ImportReport extends Record<ImportStatus, number> {
    rows: ImportedRow[];
    stoppedBy?: unknown;
}

export type ImportStatus = "created" | "updated" | "skipped" | "failed" | "waiting";

export interface ImportableField {
    field: string;
    label?: string | undefined;
    words?: readonly string[] | undefined;
    isRequired?: boolean | undefined;
    isPhone?: boolean | undefined;
    isChoice?: boolean | undefined;
    isExact?: boolean | undefined;
    theirs?: readonly string[] | undefined;
    takes?: ((text: string) => boolean) | undefined;
}

export interface ImportedRow {
    row: number;
    status: ImportStatus;
    reason?: string | undefined;
    skipCause?: SkipCause | undefined;
    sameAs?: number | undefined;
    existing?: object | undefined;
    changes?: ImportChange[] | undefined;
    problems?: RowProblem[] | undefined;
    error?: unknown;
    record: CsvRecord;
}

export interface InputSchema<Input> {
    safeParse(value: unknown, options?: object): Parsed<OrUndefined<Input>>;
}

type Parsed<Data> = {
    readonly success: true;
    readonly data: Data;
} | {
    readonly success: false;
    readonly error: {
        readonly issues: readonly SchemaIssue[];
    };
};

interface SchemaIssue {
    readonly path: readonly PropertyKey[];
    readonly message: string;
}

type OrUndefined<Input> = {
    [Field in keyof Input]: Input[Field] | undefined;
};

export interface ListFieldOptions {
    namesCustomers: boolean;
    fit?: CoreFit | undefined;
}

export interface ListRows {
    fields: ImportFields<Row>;
    numericHeadings: readonly string[];
    lookUp: (records: readonly CsvRecord[], call: CallOptions) => Promise<void>;
    keyOf: (row: object) => ImportKey | undefined;
    existing: (keys: readonly ImportKey[], call: CallOptions) => Promise<Row[]>;
    phoneOf: (cells: Cells) => string | undefined;
    cellProblem: (problem: Pick<RowProblem, "field">, cells: Cells) => CellProblem | undefined;
}

type Row = Record<string, unknown>;

type Cells = CsvRecord["cells"];

export interface ListRowsOptions {
    entity: ImportedEntity;
    schema: ObjectSchema;
    columns: ColumnMap;
    ownId: number | undefined;
    customerId?: number | undefined;
    country?: string | undefined;
    home?: string | undefined;
    languages?: readonly string[] | undefined;
    find: (model: string, filter: object, call: CallOptions) => Promise<readonly object[]>;
}

export interface MadeColumn {
    heading: string;
    from: readonly string[];
    how: "together" | "first";
}

export interface ObjectSchema {
    readonly shape: object;
}

export interface ReadCsvOptions extends RecordOptions {
    delimiter?: string | undefined;
    onDelimiter?: ((delimiter: string) => void) | undefined;
    maxRowChars?: number | undefined;
}

export interface ReadTable {
    headings: readonly string[];
    records: readonly CsvRecord[];
}

export interface RecordOptions {
    headingRow?: number | undefined;
    onFinding?: ((finding: CsvFinding) => void) | undefined;
}

export interface RowProblem {
    row: number;
    field: string;
    message: string;
}

export type SkipCause = "repeated" | "existing" | "unchanged";

export declare const csvHeader: <Row extends object>(columns: readonly CsvColumn<Row>[], delimiter?: string) => string;

export declare function csvLines<Row extends object>(rows: readonly Row[], columns: readonly CsvColumn<Row>[], timeZone?: string, delimiter?: string): string;

export declare function exportCsv<Row extends object>(source: ListSource<Row>, options: ExportOptions<Row>): CsvExport;

export declare function fileKind(source: Blob | Uint8Array): Promise<FileKind>;

export declare function guessColumns(table: ReadTable, fields: readonly ImportableField[], { before, home }?: GuessOptions): ColumnGuess;

interface GuessOptions {
    before?: ColumnMap | undefined;
    home?: string | undefined;
}

export declare function importCsv<Input, Row>(job: ImportJob<Input, Row>): Promise<ImportReport>;

export declare const importWords: Readonly<Record<ImportedEntity, ImportWords>>;

export declare const isChoice: (schema: object, field: string) => boolean;

export declare const isNumeric: (schema: object, field: string) => boolean;

export declare const isOwned: ({ shape }: ObjectSchema) => boolean;

export declare function listFields(entity: ImportedEntity, schema: ObjectSchema, { namesCustomers, fit }: ListFieldOptions): ImportableField[];

export declare function listRows(options: ListRowsOptions): ListRows;

export declare const madeText: (cells: CsvRecord["cells"], { from, how }: MadeColumn) => string;

export declare function numberLanguage(records: Iterable<Pick<CsvRecord, "cells">>, headings: readonly string[]): string | undefined;

export declare function readCsv(source: CsvSource, options?: ReadCsvOptions): AsyncGenerator<CsvRecord, void, undefined>;

export declare function readVcards(source: CsvSource, options?: Pick<RecordOptions, "onFinding">): AsyncGenerator<CsvRecord, void, undefined>;

export declare function recordsOfRows(pages: AsyncIterable<readonly string[][]>, options?: RecordOptions): AsyncGenerator<CsvRecord, void, undefined>;

export declare const rowsToRetry: ({ rows }: ImportReport) => CsvRecord[];

export declare const sheetRow: (row: number) => number;

export declare function takesCell(schema: object, field: string, text: string): boolean;

export declare function textChunks(source: CsvSource, onEncoding?: (encoding: CsvEncoding) => void): AsyncGenerator<string, void, undefined>;

export declare function withMadeColumn({ row, cells }: CsvRecord, made: readonly MadeColumn[]): CsvRecord;

export declare const withMadeColumns: (records: readonly CsvRecord[], made: readonly MadeColumn[]) => readonly CsvRecord[];
