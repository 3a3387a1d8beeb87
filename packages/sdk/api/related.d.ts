// What this entry exports. Made by `pnpm generate`, for reviews: nothing imports it.

export interface ListClient {
    call(operationId: string, args: object, options?: CallOptions): Promise<{
        data: unknown;
    }>;
}

export interface RelatedArgs {
    where?: object | undefined;
    filter?: {
        where?: object | undefined;
        order?: unknown;
    } | undefined;
}

export interface RelatedQueries {
    asRead<Args extends RelatedArgs>(operationId: string, args: Args, client: ListClient, options?: CallOptions): Promise<Args>;
}

export interface RelatedQueriesOptions {
    mayRead?: (operationId: string) => boolean;
}

export declare class RelatedRowsError extends FilterError {
    name: string;
    readonly reason: "too many" | "not allowed";
    readonly most: number;
    constructor(reason: RelatedRowsError["reason"], path: string, most: number);
}

export declare function createRelatedQueries({ mayRead }?: RelatedQueriesOptions): RelatedQueries;

export declare const speaksOfRelations: ({ where, filter }: RelatedArgs) => boolean;
