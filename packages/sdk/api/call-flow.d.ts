// What this entry exports. Made by `pnpm generate`, for reviews: nothing imports it.

export type AllowedSender = Pick<Schemas["Whitelist"], "id" | "customerId" | "ip" | "mask" | "port" | "proto" | "pattern">;

type Schemas = components["schemas"];

export type CallAction = Pick<Schemas["RoutingAction"], "id" | "customerId" | "name" | "type" | "targets" | "ringSeconds" | "recordCalls" | "whisper">;

export type CallCustomer = Pick<Schemas["Customer"], "id" | "state" | "balance" | "accounting_type">;

export type CallFlowCalls = {
    [Model in "OpNumber" | "Customer" | "TrackingSource" | "RoutingAction" | "Ivr" | "SipGateway" | "ReceivingNumber" | "BlacklistNumber" | "PhoneBook"]: {
        readonly find: NamedCall<`${Model}.find`>;
    };
};

export type CallGateway = Pick<Schemas["SipGateway"], "id" | "customerId" | "name" | "address" | "type" | "digitsStrip" | "prefix" | "enabled" | "position" | "defaultOutbound" | "health">;

export type CallMenu = Pick<Schemas["Ivr"], "id" | "customerId" | "name" | "status" | "greeting" | "timeoutSeconds" | "maxAttempts">;

export type CallOutcome = {
    kind: "rings";
    rings: readonly [
        Ring,
        ...Ring[]
    ];
    isTogether: boolean;
    unanswered?: CallOutcome;
} | {
    kind: "voicemail";
    address: string;
} | {
    kind: "hangs_up";
    by: HangUp;
} | ({
    kind: "nowhere";
} & CallProblem) | {
    kind: "refused";
    reason: RefusedReason;
} | {
    kind: "unknown";
};

export interface CallPlace {
    model: "OpNumber" | "RoutingAction" | "Ivr" | "IvrAction" | "ReceivingNumber" | "SipGateway" | "Customer";
    id: number;
}

export interface CallProblem {
    reason: NowhereReason;
    at?: CallPlace;
    target?: string;
}

export interface CallRows {
    customers?: readonly CallCustomer[];
    numbers?: readonly CalledNumber[];
    held?: readonly string[];
    sources?: readonly CallSource[];
    actions?: readonly CallAction[];
    menus?: readonly CallMenu[];
    choices?: readonly MenuChoice[];
    receivers?: readonly CallReceiver[];
    gateways?: readonly CallGateway[];
    blocked?: readonly {
        customerId: number;
        number: string;
    }[];
    contacts?: readonly {
        customerId: number;
        number: string;
        blocked: boolean;
    }[];
    allowed?: readonly AllowedSender[];
}

export interface CallSetup {
    readonly isPartial?: boolean;
    customer(id: number): CallCustomer | undefined;
    number(dialled: string): CalledNumber | undefined;
    isHeld(dialled: string): boolean;
    source(id: number): CallSource | undefined;
    action(id: number): CallAction | undefined;
    menu(id: number): CallMenu | undefined;
    choices(menuId: number): readonly MenuChoice[];
    receiver(id: number): CallReceiver | undefined;
    gateway(id: number): CallGateway | undefined;
    gateways(customerId: number): readonly CallGateway[];
    blocker(customerId: number, caller: string): Blocker | undefined;
    allowed(customerId: number): readonly AllowedSender[];
    matches(pattern: string, uri: string): boolean;
}

export type CallStep = {
    kind: "number";
    called: string;
    number?: CalledNumber;
    sourceId?: number;
    sourceName?: string;
} | {
    kind: "sender";
    ip: string;
    entryId?: number;
} | {
    kind: "account";
    customerId: number;
    state: CallCustomer["state"];
} | {
    kind: "caller";
    caller: string;
    blocker?: Blocker;
} | {
    kind: "wallet";
    balanceUsd: number;
    isEnough: boolean;
} | {
    kind: "untracked";
    by: "number" | "account";
} | {
    kind: "action";
    action?: CallAction;
} | {
    kind: "recording";
} | {
    kind: "whisper";
    text: string;
} | {
    kind: "menu";
    menu: CallMenu;
    choices: readonly MenuChoice[];
    attempt: number;
    hears: Heard;
} | {
    kind: "key";
    menuId: number;
    key: MenuKey;
    choice: MenuChoice;
} | {
    kind: "timeout";
    menuId: number;
    seconds: number;
    choice?: MenuChoice;
} | {
    kind: "invalid_key";
    menuId: number;
    key: MenuKey;
    choice?: MenuChoice;
} | {
    kind: "plays";
    choice: MenuChoice;
    hears: Heard;
} | {
    kind: "gateway";
    tried: GatewayTry;
    strips: number;
    prefix: string;
    dialled: string;
} | {
    kind: "rings";
    ring: Ring;
    isTogether: boolean;
    hears: Heard;
} | {
    kind: "mailbox";
    address: string;
    hears: Heard;
} | {
    kind: "hang_up";
    by: HangUp;
    hears: Heard;
} | {
    kind: "problem";
    problem: CallProblem;
} | {
    kind: "nowhere";
    reason: NowhereReason;
    hears: Heard;
} | {
    kind: "refused";
    reason: RefusedReason;
    hears: Heard;
};

export interface CallTrace {
    called: string;
    number?: CalledNumber;
    steps: readonly CallStep[];
    outcome: CallOutcome;
    problems: readonly CallProblem[];
    pressed: readonly MenuKey[];
    isLogged: boolean;
    isRecorded: boolean;
    usdAMinute: number;
}

export interface CallWarning {
    numberId: number;
    severity: "all" | "some";
    problems: readonly [
        CallProblem,
        ...CallProblem[]
    ];
}

export type CalledNumber = Pick<Schemas["OpNumber"], "id" | "customerId" | "tracking_number" | "numberType" | "status" | "totalCalls" | "restorableUntil" | "routing_actionId" | "receiving_numberId" | "sip_gatewayId" | "tracking_sourceId">;

export type CheckedMenu = Pick<CallMenu, "id" | "customerId" | "greeting">;

export type Destination = {
    kind: "receiving_number";
    id: number;
    number: string;
} | {
    kind: "number";
    number: string;
} | {
    kind: "sip_gateway";
    id: number;
    number: string;
};

export interface GatewayTry {
    id: number;
    gateway?: CallGateway;
    order: number;
    chosenAs: "named" | "default" | "next";
    passedOver?: PassedOver;
}

export type HangUp = "action" | "choice" | "attempts";

export type Heard = {
    kind: "tone" | "busy" | "mailbox";
} | {
    kind: "text";
    text: string;
} | {
    kind: "recording";
    id: string;
};

export interface LeadingNumber<N extends CalledNumber> {
    number: N;
    ways: readonly LeadingWay[];
}

export interface LeadingWay {
    menu?: CallMenu;
    key?: MenuChoice["key"];
}

export interface LedTo extends CallPlace {
    number?: string | undefined;
}

export interface LoadOptions {
    where: Where<OpNumber>;
    caller?: string | undefined;
    call?: CallOptions;
}

type OpNumber = components["schemas"]["OpNumber"];

export interface LoadedSetup {
    numbers: readonly OpNumber[];
    setup: CallSetup;
}

export type MenuChoice = Pick<Schemas["IvrAction"], "id" | "ivrId" | "key" | "kind" | "target" | "label" | "position">;

export interface MenuFinding {
    reason: MenuReason;
    menuId: number;
    choiceId?: number;
}

export type MenuKey = Exclude<MenuChoice["key"], "invalid">;

export type MenuReason = keyof typeof codes;

declare const codes: {
    readonly no_target: "missing_target";
    readonly target_gone: "missing_target";
    readonly target_of_another_customer: "missing_target";
    readonly target_invalid: "missing_target";
    readonly gateway_takes_no_calls: "unreachable";
    readonly menu_without_choices: "dead_end";
    readonly menu_draft: undefined;
    readonly key_taken: "duplicate_key";
    readonly invalid_never_comes: "unreachable";
    readonly no_timeout: "missing_timeout";
    readonly no_invalid: undefined;
    readonly no_prompt: undefined;
    readonly key_unspoken: undefined;
    readonly waits_in_circles: "loop";
    readonly leads_back: "loop";
    readonly leads_nowhere: "dead_end";
    readonly nobody_comes: undefined;
    readonly wallet_empty: undefined;
};

export type MenuSetup = Pick<CallSetup, "menu" | "choices" | "gateway"> & Partial<Pick<CallSetup, "customer">>;

export type NowhereReason = (typeof nowhereReasons)[number];

export type PassedOver = "gone" | "of_another_customer" | "disabled" | "inbound_only" | "unreachable";

export type RefusedReason = (typeof refusedReasons)[number];

export interface Ring {
    destination: Destination;
    gatewayId: number;
    dialled: string;
    seconds: number;
    unreachable?: string;
}

export interface Sender {
    ip: string;
    port: number;
    proto: "udp" | "tcp" | "tls" | "ws" | "wss";
    uri: string;
}

export interface TracedCall extends Admission {
    called: string;
    keys?: readonly MenuKey[];
}

export type WhitelistRemark = {
    kind: "everybody";
} | {
    kind: "host_bits";
    network: string;
} | {
    kind: "duplicate";
    of: AllowedSender;
} | {
    kind: "covered";
    by: AllowedSender;
} | {
    kind: "overlap";
    with: AllowedSender;
};

export declare function callWarning(setup: CallSetup, number: CalledNumber, at: Date): CallWarning | undefined;

export declare const callWarnings: (setup: CallSetup, numbers: readonly CalledNumber[], at: Date) => CallWarning[];

export declare function checkMenu(setup: MenuSetup, menu: CheckedMenu, isLedTo?: (menuId: number) => boolean): MenuFinding[];

export declare function costAMinute({ usdAMinute }: Pick<CallTrace, "usdAMinute">, currency: string, rates: readonly Rate[]): Money & {
    decimals: number;
};

export declare function dialledOver({ digitsStrip, prefix }: Pick<CallGateway, "digitsStrip" | "prefix">, number: string): string;

export declare function entryFor(setup: CallSetup, customerId: number, sender: Sender): AllowedSender | undefined;

export declare const isFault: ({ reason }: Pick<MenuFinding, "reason">) => boolean;

export declare function loadCallSetup(api: CallFlowCalls, { where, caller, call }: LoadOptions): Promise<LoadedSetup>;

export declare const menuReasons: readonly MenuReason[];

export declare const nextDefaults: <G extends Candidate>(gateways: readonly G[], gone: readonly number[]) => G[];

type Candidate = Pick<CallGateway, "id" | "enabled" | "type" | "position">;

export declare const nowhereReasons: readonly [
    "number_unknown",
    "number_held",
    "number_released",
    "customer_gone",
    "no_destination",
    "action_gone",
    "action_of_another_customer",
    "no_target",
    "target_gone",
    "target_of_another_customer",
    "target_invalid",
    "calls_itself",
    "menu_draft",
    "menu_without_choices",
    "menu_loop",
    "menu_leads_nowhere",
    "no_gateway",
    "gateway_takes_no_calls",
    "nothing_left_to_dial"
];

export declare const numbersLeadingTo: <N extends CalledNumber>(setup: CallSetup, numbers: readonly N[], to: LedTo) => N[] | undefined;

export declare const problemCode: ({ reason }: Pick<MenuFinding, "reason">) => ProblemCode | undefined;

type ProblemCode = components["schemas"]["IvrProblem"]["code"];

export declare const refusedReasons: readonly [
    "number_stopped",
    "calls_stopped",
    "wallet_empty",
    "caller_blocked",
    "sender_not_allowed"
];

export declare function setupOf(rows: CallRows): CallSetup;

export declare const takesOutbound: ({ enabled, type }: Pick<CallGateway, "enabled" | "type">) => boolean;

export declare function traceCall(setup: CallSetup, { called, ...call }: TracedCall): CallTrace;

export declare function traceNumber(setup: CallSetup, number: CalledNumber, call: Omit<TracedCall, "called">): CallTrace;

export declare function usdAMinute({ customerId, numberType }: Pick<CalledNumber, "customerId" | "numberType">): number;

export declare const waysLeadingTo: <N extends CalledNumber>(setup: CallSetup, numbers: readonly N[], to: LedTo) => LeadingNumber<N>[] | undefined;

export declare function whitelistRemarks(entry: AllowedSender, others: readonly AllowedSender[]): WhitelistRemark[];
