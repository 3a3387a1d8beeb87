// What this entry exports. Made by `pnpm generate`, for reviews: nothing imports it.

export interface AnyMessage {
    channel: string;
    event: string;
    data: unknown;
    topic: string;
    sender?: Sender;
}

export interface Balance {
    customerId: number;
    balance: number;
    currency?: string;
}

export interface Batched<Message> {
    (message: Message): void;
    flush(): void;
}

export type Channel = Schemas["ChannelName"];

type Schemas = components["schemas"];

export interface Gap {
    fromMs: number;
    toMs: number;
}

export interface Malformed {
    raw: unknown;
}

export type MessageOf<Name extends Channel> = Name extends "notifications" ? Message<Name, "message", Notification> : Name extends "number_management" ? Message<Name, "create" | "update" | "delete", Schemas["NumberReservationOutcome"] | Schemas["NumberReleaseOutcome"]> | Published<Name> : Name extends "customer" ? Changed<Name> | Published<Name> | Message<Name, "balance", Balance> : Name extends keyof ChannelRows ? Changed<Name> | Published<Name> : never;

interface Message<Name, Event, Data> {
    channel: Name;
    event: Event;
    data: Data;
    topic: string;
    sender?: Sender;
}

type Published<Name> = Message<Name, "message", unknown>;

type Changed<Name extends keyof ChannelRows> = Message<Name, "create" | "update", ChannelRows[Name]> | Message<Name, "delete", {
    id: number;
}>;

interface ChannelRows {
    call_log: Schemas["CallLog"];
    customer: Schemas["Customer"];
    user: Schemas["DashUser"];
    role: Schemas["DashRole"];
    product: Schemas["Product"];
    tracking_number: Schemas["OpNumber"];
    receiving_numbers: Schemas["ReceivingNumber"];
    sip_gateway: Schemas["SipGateway"];
}

export interface Notification {
    msg: string;
    status?: "success" | "error" | "warn" | "info";
    date?: string;
    templateId?: number;
}

export interface Realtime {
    readonly state: RealtimeState;
    subscribe<Name extends Channel>(channel: Name, handler: (message: MessageOf<Name>) => void): () => void;
    onBalance(handler: (balance: Balance) => void): () => void;
    publish(channels: readonly Channel[], message: unknown): void;
    connect(): void;
    close(): void;
}

export interface RealtimeEvents {
    onGap?: ((gap: Gap) => void) | undefined;
    onState?: ((state: RealtimeState, why?: string) => void) | undefined;
    onMalformed?: ((malformed: Malformed) => void) | undefined;
    fit?: CoreFit | undefined;
    now?: (() => number) | undefined;
}

export interface RealtimeOptions extends RealtimeEvents {
    url: string;
    token: () => string | undefined;
    path?: string;
    maxDelayMs?: number;
}

export interface RealtimeSocket {
    on(event: string, handler: (...args: unknown[]) => void): unknown;
    emit(event: string, ...args: unknown[]): unknown;
    connect(): unknown;
    disconnect(): unknown;
    readonly active: boolean;
}

export type RealtimeState = "connecting" | "connected" | "reconnecting" | "refused" | "closed";

export interface Sender {
    id: number;
    username: string;
}

export interface Topic {
    event: string;
    customerId: number;
    userId: number;
}

export declare function batched<Message extends RowMessage>(handler: (messages: Message[]) => void, intervalMs: number, maxWaiting?: number): Batched<Message>;

interface RowMessage {
    data: unknown;
}

export declare function connectRealtime({ url, token, path, maxDelayMs, ...events }: RealtimeOptions): Realtime;

export declare function createRealtime(socket: RealtimeSocket, events?: RealtimeEvents): Realtime;

export declare const formatTopic: ({ event, customerId, userId }: Topic) => string;

export declare function parseTopic(topic: string): Topic | undefined;
