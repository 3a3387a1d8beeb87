// What this entry exports. Made by `pnpm generate`, for reviews: nothing imports it.

export interface AccessLine {
    at: string;
    address: string;
    method: string;
    path: string;
    status: number;
    durationMs: number;
}

export interface Control extends Pick<World, "journal" | "violations" | "outbox" | "faults" | "latencies" | "scenarios" | "clock"> {
    state(): ControlState;
    reset(choice?: Beginning): void;
    snapshot(name: string): void;
    restore(name: string): boolean;
    ledger(): LedgerView;
    snapshots(): readonly string[];
    dropSnapshot(name: string): boolean;
    readonly live: Live;
    publish(announcement: Announcement): void;
}

interface LedgerView {
    isRight: boolean;
    problems: string[];
    accounts: {
        account: string;
        currency: string;
        amount: number;
        held: number;
    }[];
    unclaimed: {
        intentId: string;
        amount: number;
        currency: string;
        email?: string;
        createdAt: string;
    }[];
    openHolds: number;
    entries: number;
    latest: LedgerEntry[];
}

export interface ControlState extends Pick<World, "seed" | "size"> {
    now: string;
    isFrozen: boolean;
    rows: Readonly<Record<string, number>>;
    requests: number;
    violations: number;
    mails: number;
    faults: number;
    latencies: number;
    scenarios: number;
    callsPerMinute: number;
    snapshots: readonly string[];
    storageProblem?: string;
}

export type Distribution = {
    kind: "fixed";
    ms: number;
} | {
    kind: "uniform";
    minMs: number;
    maxMs: number;
} | ({
    kind: "normal" | "log-normal";
    p50Ms: number;
} & ({
    p95Ms: number;
} | {
    p99Ms: number;
}));

export interface Fault extends FaultEffect {
    operation: OperationPattern;
    count?: number;
    probability?: number;
}

export interface FaultEffect {
    kind: "status" | "malformed" | "cut" | "hang" | "latency";
    status?: number;
    body?: unknown;
    message?: string;
    headers?: Readonly<Record<string, string>>;
    delayMs?: number;
}

export interface Journal extends Omit<Log<JournalEntry>, "add"> {
    add(entry: Omit<JournalEntry, "id">): JournalEntry;
    find(filter: JournalFilter): readonly JournalEntry[];
}

export interface JournalEntry {
    id: number;
    at: string;
    method: string;
    url: string;
    operationId?: string;
    status: number;
    durationMs: number;
    userId?: number;
    actedById?: number;
    affected?: number;
    body?: string;
    planned?: "scenario" | "fault";
    fallback?: boolean;
    warnings?: readonly string[];
}

export interface JournalFilter {
    operation?: string;
    method?: string;
    status?: number | `${number}xx`;
    url?: string;
    userId?: number;
    planned?: "scenario" | "fault";
    last?: number;
}

export interface KeptFault extends Fault {
    id: number;
    hits: number;
}

export interface KeptScenario extends Scenario {
    id: number;
    given: number;
}

export interface Latencies {
    set(latency: Latency): void;
    draw(operationId: string): number;
    list(): readonly Latency[];
    clear(operation?: string): void;
}

export type Latency = {
    operation: OperationPattern;
} & Distribution;

export interface Live {
    readonly callsPerMinute: number;
    start(callsPerMinute: number): void;
    stop(): void;
    call(test: TestCall): TestCallAnswer;
    run(): void;
}

export interface Mail {
    at: string;
    to: string;
    kind: string;
    subject: string;
    text: string;
    code?: string;
    link?: string;
}

export interface MockServer {
    url: string;
    apiUrl: string;
    store: Store;
    control: Control;
    phoneUrl?: string;
    hasControl: boolean;
    session(name: string, options?: {
        from?: string;
    }): MockSession;
    warning?: string;
    prepare(): Promise<void>;
    close(options?: {
        graceMs?: number;
    }): Promise<void>;
}

export interface MockServerOptions extends ProviderKeys {
    port?: number;
    host?: string;
    control?: boolean;
    seed?: number;
    size?: Partial<SeedSize>;
    now?: Date;
    webRoot?: string;
    errorReports?: string;
    webVitals?: string;
    publicUrl?: string;
    behindProxy?: boolean;
    onAccess?(line: AccessLine): void;
    api?: string;
    idempotencyKeys?: boolean;
    fit?: Fit;
    data?: string;
    strict?: boolean;
    allowWipe?: boolean;
    live?: number;
    phonePort?: number;
    limits?: Partial<Limits>;
    onDefect?(problem: unknown): void;
    onWarning?(line: string): void;
}

export interface MockSession {
    name: string;
    headers: Readonly<Record<string, string>>;
    store: Store;
    control: Control;
    delete(): boolean;
}

export type OperationPattern = OperationId | SandboxId | `${string}.*` | "*";

export type PlannedAnswer = number | "normal" | "malformed" | "cut" | "hang" | Partial<FaultEffect>;

export interface Scenario {
    operation: OperationPattern;
    answers: readonly PlannedAnswer[];
    afterwards?: "normal" | "last" | "repeat";
}

export interface Scenarios {
    add(scenario: Scenario): KeptScenario;
    next(operationId: string): FaultEffect | undefined;
    list(): readonly KeptScenario[];
    clear(id?: number): void;
}

export declare class StartError extends Error {
    readonly name = "StartError";
}

export interface TestCall {
    number: string;
    from?: string | undefined;
    keys?: readonly MenuKey[] | undefined;
    isAnswered?: boolean | undefined;
    ringSeconds?: number | undefined;
    talkSeconds?: number | undefined;
}

export interface TestCallAnswer {
    trace: CallTrace;
    call: Row<"CallLog"> | null;
}

export interface Violation {
    at: string;
    operationId: string;
    status: number;
    message: string;
    path?: string;
}

export declare function createMockServer(options?: MockServerOptions): Promise<MockServer>;
