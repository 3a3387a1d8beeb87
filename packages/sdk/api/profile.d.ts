// What this entry exports. Made by `pnpm generate`, for reviews: nothing imports it.

export interface ProfileFacts {
    readonly profileVersion: typeof profileVersion;
    readonly checkedAt: string;
    readonly contractVersion: string;
    readonly list: string;
    readonly lacks: readonly string[];
    readonly severalOperators?: boolean | undefined;
    readonly orBesideConditions?: boolean | undefined;
    readonly negationsKeepNulls?: boolean | undefined;
    readonly nullsFirst?: boolean | undefined;
    readonly likeIsCaseSensitive?: boolean | undefined;
    readonly likeIsWholeText?: boolean | undefined;
    readonly datesInLists?: boolean | undefined;
    readonly skipNeedsLimit?: boolean | undefined;
    readonly conditionsOnRelations?: boolean | undefined;
    readonly refusedIncludes: readonly string[];
    readonly put?: "replaces" | "merges" | "refuses" | undefined;
    readonly maxDepth: number;
    readonly maxUrlLength: number;
}

export interface ServerProfile {
    readonly facts: ProfileFacts;
    readonly maxUrlLength: number;
    adapt(operationId: string, name: string, asked: AnyWhere): AnyWhere;
}

export declare const profileVersion = 1;

export declare function readProfile(profile: unknown): ServerProfile;
