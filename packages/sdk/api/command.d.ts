// What this entry exports. Made by `pnpm generate`, for reviews: nothing imports it.

export declare class CliError extends Error {
    name: string;
}

export interface Connection {
    baseUrl: string;
    token: string;
    api: Lineboard;
    userId?: number;
    timeoutMs: number;
    giveCode: () => Promise<boolean>;
    secrets: readonly string[];
    close(): Promise<void>;
}

export type Paint = (style: keyof typeof codes, text: string) => string;

declare const codes: {
    readonly bold: 1;
    readonly red: 31;
    readonly green: 32;
    readonly yellow: 33;
    readonly dim: 2;
};

export interface Progress {
    done: number;
    total?: number | undefined;
}

export interface Terminal {
    stdout: TextSink;
    stderr: TextSink;
    env: Readonly<Record<string, string | undefined>>;
    signal: AbortSignal;
    now(): Date;
    ask?(question: string): Promise<string | undefined>;
}

export interface TextSink {
    write(text: string | Uint8Array): unknown;
    readonly isTTY?: boolean | undefined;
    once?(event: "drain", listener: () => void): unknown;
}

export declare const answerValues: (data: unknown, json: string, operationId: string) => unknown;

export declare function checkPlace(flag: string, file: string): Promise<void>;

export declare function connect(given: Given, terminal: Terminal): Promise<Connection>;

interface Given {
    url?: string | undefined;
    token?: string | undefined;
    username?: string | undefined;
    password?: string | undefined;
    code?: string | undefined;
    profile?: string | undefined;
    fit?: string | undefined;
    timeoutMs: number;
}

export declare const connectionFlags: {
    readonly url: {
        readonly type: "string";
    };
    readonly token: {
        readonly type: "string";
    };
    readonly username: {
        readonly type: "string";
    };
    readonly password: {
        readonly type: "string";
    };
    readonly code: {
        readonly type: "string";
    };
    readonly timeout: {
        readonly type: "string";
        readonly default: "30";
    };
    readonly help: {
        readonly type: "boolean";
        readonly short: "h";
        readonly default: false;
    };
};

export declare const connectionHelp = "  --username NAME    sign in as (or LINEBOARD_USERNAME)\n  --password TEXT    with (or LINEBOARD_PASSWORD, which no list of processes shows)\n  --code CODE        code of your authenticator app, to sign in or for a call that needs a recent one (or LINEBOARD_CODE); asked for\n                     on a terminal where it is missing\n  --token TOKEN      use this session token instead (or LINEBOARD_TOKEN)\n  --timeout SECONDS  longest wait for an answer (30)";

export declare function paintFor(sink: TextSink, env: Terminal["env"]): Paint;

export declare function parseFlags<const Options extends Flags>(args: readonly string[], options: Options, command: string): {
    values: Options extends import("util").ParseArgsOptionsConfig ? {
        -readonly [LongOption in keyof Options]?: {
            [LongOption_1 in keyof Options]: Options[LongOption_1]["multiple"] extends infer T ? T extends Options[LongOption_1]["multiple"] ? T extends false ? Options[LongOption_1]["type"] extends "string" ? string : Options[LongOption_1]["type"] extends "boolean" ? boolean : string | boolean : T extends true ? (Options[LongOption_1]["type"] extends "string" ? string : Options[LongOption_1]["type"] extends "boolean" ? boolean : string | boolean)[] : Options[LongOption_1]["type"] extends "string" ? string : Options[LongOption_1]["type"] extends "boolean" ? boolean : string | boolean : never : never;
        }[LongOption];
    } & {
        [LongOption in keyof Options as Options[LongOption]["default"] extends {} ? LongOption : never]: {
            [LongOption_1 in keyof Options]: Options[LongOption_1]["multiple"] extends infer T ? T extends Options[LongOption_1]["multiple"] ? T extends false ? Options[LongOption_1]["type"] extends "string" ? string : Options[LongOption_1]["type"] extends "boolean" ? boolean : string | boolean : T extends true ? (Options[LongOption_1]["type"] extends "string" ? string : Options[LongOption_1]["type"] extends "boolean" ? boolean : string | boolean)[] : Options[LongOption_1]["type"] extends "string" ? string : Options[LongOption_1]["type"] extends "boolean" ? boolean : string | boolean : never : never;
        }[LongOption];
    } extends infer P ? {
        [K in keyof P]: P[K];
    } : never : {};
    positionals: string[];
};

type Flags = NonNullable<ParseArgsConfig["options"]>;

export declare const pathHint: (address: string) => string;

export declare function progressOn({ stderr, now }: Terminal, what: string): {
    paint: (progress: Progress) => void;
    clear: () => unknown;
};

export declare function refusalHint(status: number): string;

export declare function toShow(text: string, secrets: readonly string[]): string;

export declare function wholeNumber(text: string, flag: string, [least, most]: readonly [
    number,
    number
]): number;

export declare function whyUnanswered(thrown: unknown): string | undefined;

export declare function withoutNulls(value: unknown, path?: string): {
    value: unknown;
    nulls: string[];
};
