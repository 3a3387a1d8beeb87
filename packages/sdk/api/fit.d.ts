// What this entry exports. Made by `pnpm generate`, for reviews: nothing imports it.

export interface CoreFit {
    readonly fit: Fit;
    has(model: string, field: string): boolean | undefined;
    isServed(operationId: string): boolean;
    isCounted(operationId: string): boolean;
    lineOf(operationId: string, method: string, path: string): {
        method: string;
        path: string;
    };
    query(operationId: string, name: string, asked: Row): Row;
    args(operationId: string, args: Row): Row;
    request<Init extends PlainRequest>(line: {
        id: string;
        method: string;
        path: string;
    }, base: string, address: string, init: Init): [
        address: string,
        init: Init
    ];
    joining<Entry extends {
        id: string;
    }, Options, Answer extends {
        data: unknown;
    }>(send: Send<Entry, Options, Answer>, entryOf: (operationId: string) => Entry | undefined): Send<Entry, Options, Answer>;
    body(operationId: string, body: unknown): unknown;
    answer(operationId: string, data: unknown): unknown;
    row(model: string, theirs: Row): Row;
    message(channel: string, event: string, data: unknown): unknown;
    failure<Failure extends {
        details?: ErrorDetails | undefined;
    }>(operationId: string | undefined, failure: Failure): Failure;
}

type Row = Readonly<Record<string, unknown>>;

type Send<Entry, Options, Answer> = (entry: Entry, args?: Row, options?: Options) => Promise<Answer>;

interface ErrorDetails {
    context: string;
    codes: Record<string, string[]>;
    messages: Record<string, string[]>;
}

export type FieldFit = string | MappedField | {
    value: Plain;
};

export interface Fit {
    fit: 1;
    currency?: string;
    calls?: Readonly<Record<string, string>>;
    models?: Readonly<Record<string, ModelFit>>;
}

export declare class FitError extends Error {
    name: string;
    readonly place: string;
    constructor(place: string, problem: string);
}

export interface MappedField {
    from: string | readonly [
        string,
        string
    ];
    values?: Readonly<Record<string, Plain>>;
    other?: Plain;
    times?: number;
    as?: "time" | "difference";
    format?: string;
    zone?: string;
}

export interface ModelFit {
    path?: string;
    time?: string;
    owner?: string;
    currency?: string;
    fields?: Readonly<Record<string, FieldFit>>;
    relations?: Readonly<Record<string, string>>;
    lacks?: readonly string[];
    own?: Readonly<Record<string, OwnField>>;
}

export declare class NoQuestionError extends Error {
    name: string;
    readonly field: string;
    constructor(model: string, field: string, problem: string);
}

export declare class NoWordError extends Error {
    name: string;
    readonly field: string;
    constructor(model: string, field: string, value: unknown);
}

export declare class NotServedError extends Error {
    name: string;
    readonly operationId: string;
    constructor(operationId: string, isCounted?: boolean);
}

export interface OwnField {
    label: string;
    kind: "text" | "number" | "yesNo" | "time";
}

export declare const countedCalls: readonly string[];

export declare function createFit(value: unknown): CoreFit;
