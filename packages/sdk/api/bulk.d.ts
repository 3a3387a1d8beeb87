// What this entry exports. Made by `pnpm generate`, for reviews: nothing imports it.

export interface BulkOptions {
    concurrency?: number | undefined;
    signal?: AbortSignal | undefined;
    onProgress?: ((progress: BulkProgress) => void) | undefined;
}

export interface BulkProgress {
    done: number;
    failed: number;
    total: number | undefined;
}

export interface BulkReport<Item, Value> {
    results: BulkResult<Item, Value>[];
    done: number;
    failed: number;
    skipped: number;
    stoppedBy?: unknown;
}

export interface BulkResult<Item, Value> {
    item: Item;
    status: "done" | "failed" | "skipped";
    value?: Value;
    error?: unknown;
}

export interface BulkWork<Item, Value> extends BulkOptions {
    items: Iterable<Item> | AsyncIterable<Item>;
    run: (item: Item, signal: AbortSignal) => Promise<Value>;
    total?: number | undefined;
}

export type Changes<Model> = Model extends {
    patchById: infer Call;
} ? Some<BodyOf<Call>> : Model extends {
    patch: infer Call;
} ? Some<BodyOf<Call>> : Model extends {
    replaceById: infer Call;
} ? SomeOrNone<BodyOf<Call>> : Model extends {
    upsert: infer Call;
} ? SomeOrNone<BodyOf<Call>> : never;

type Some<Body> = {
    [Field in keyof Body]?: Body[Field];
};

type BodyOf<Call> = Call extends (args: infer Args extends {
    body: unknown;
}, ...rest: never[]) => unknown ? Omit<Args["body"], "id"> : never;

type SomeOrNone<Body> = {
    [Field in keyof Body]?: Body[Field] | undefined;
};

export interface Identified {
    id: number;
}

export type Removable = Record<"deleteById", unknown> | Record<"deleteAll", unknown>;

export type RowsOf<Model> = Model extends {
    find: (...args: never[]) => Promise<(infer Row extends Identified)[]>;
} ? Row : Identified;

export type Selection<Row> = {
    readonly ids: readonly number[];
} | {
    readonly rows: Iterable<Identified> | AsyncIterable<Identified>;
} | {
    readonly where: Where<Row>;
} | {
    readonly everything: true;
};

export type Updatable = Record<"patchById", unknown> | Record<"patch", unknown> | Replaceable;

export declare const remaining: <Item>({ results }: Pick<BulkReport<Item, unknown>, "results">) => Item[];

export declare function removeMany<Model extends Removable>(model: Model, selection: Selection<RowsOf<Model>>, options?: BulkOptions): Promise<BulkReport<Identified, void>>;

export declare function runBulk<Item, Value>(work: BulkWork<Item, Value>): Promise<BulkReport<Item, Value>>;

export declare function updateMany<Model extends Updatable>(model: Model, selection: Selection<RowsOf<Model>>, changes: Changes<Model> | ((row: RowsOf<Model>) => Changes<Model>), options?: BulkOptions): Promise<BulkReport<Identified, RowsOf<Model>>>;
