// What this entry exports. Made by `pnpm generate`, for reviews: nothing imports it.

export interface About {
    model?: string;
    row?: object;
    accountId?: number;
}

export interface Access {
    userId: number;
    customerId: number;
    means: Means;
    isSuperAdmin: boolean;
    isCustomerAdmin: boolean;
    isOwner: boolean;
    principalType: string;
    sections: Readonly<Record<string, SectionAccess>>;
}

export interface AccessUser {
    id: number;
    customerId?: number | undefined;
    isSuperAdmin?: boolean | undefined;
    DashRoleMapping?: readonly {
        principalType?: string | undefined;
    }[] | undefined;
}

export interface AccessVisibility {
    GuiSection?: {
        name: string;
    } | undefined;
    GuiPermission?: {
        name: string;
    } | undefined;
    guiPermissionId?: number | undefined;
}

export type AddressOf = <Id extends ReadOperationId>(operationId: Id, args: CallArgs<Id>) => string;

// made from the contract: Addressee

export interface AmountOptions {
    currency?: string;
    locale?: string;
}

export interface Answer<Data = unknown> {
    data: Data;
    response: Response;
    requestId: string | undefined;
    attempts: number;
    durationMs: number;
    leftOut?: LeftOut;
}

export type AnswerCheck = (data: unknown, args: AnyArgs, place: CallPlace) => void;

export declare class AnswerTooLargeError extends LineboardError {
    name: string;
    readonly maxBytes: number;
    constructor(place: CallPlace, maxBytes: number);
}

export interface AnyWhere {
    readonly [path: string]: unknown;
}

export declare class ApiError extends LineboardError {
    name: string;
    readonly status: number;
    readonly serverName: string;
    readonly code: string | undefined;
    readonly details: ValidationDetails | undefined;
    readonly payment: unknown;
    readonly retryAfterMs: number | undefined;
    constructor({ message, name: serverName, ...described }: ErrorDescription, place: CallPlace);
    get outcome(): Outcome;
}

// made from the contract: ApiKey

export type AskedRow<Row, Chosen, Embedded> = WithRelations<Row, WithFields<Row, Chosen>, Asked<Embedded>>;

type WithRelations<Whole, Row, Each, Name extends keyof Whole = NameOf<Each> & keyof Whole> = [
    Name
] extends [
    never
] ? Row : Flat<Omit<Row, Name> & {
    [K in Name as IsSure<Row, K, Whole[K]> extends true ? K : never]-?: Held<Whole[K], Named<Each, K>>;
} & {
    [K in Name as IsSure<Row, K, Whole[K]> extends true ? never : K]?: Held<Whole[K], Named<Each, K>>;
}>;

type NameOf<Each> = Each extends {
    readonly relation: infer Name;
} ? Name : Each;

type Flat<T> = {
    [K in keyof T]: T[K];
};

type IsSure<Row, Name, Value> = [
    NonNullable<Value> extends readonly unknown[] ? "id" & keyof Row : TiedBy<Name> & RequiredKey<Row>
] extends [
    never
] ? false : true;

type TiedBy<Name> = {
    [Model in keyof Entities]: Name extends keyof Entities[Model]["relations"] ? Entities[Model]["relations"][Name] extends {
        type: "belongsTo";
        foreignKey: infer Field;
    } ? Field : never : never;
}[keyof Entities];

type Entities = typeof entities;

type RequiredKey<Row> = {
    [K in keyof Row]-?: Record<never, never> extends Pick<Row, K> ? never : K;
}[keyof Row];

type Held<Value, Each> = Each extends {
    readonly scope: infer Scope;
} ? NonNullable<Value> extends readonly (infer Element)[] ? AskedBy<Element, Scope>[] : AskedBy<NonNullable<Value>, Scope> : NonNullable<Value>;

type AskedBy<Row, Scope> = AskedRow<Row, Scope extends {
    readonly fields: infer Chosen;
} ? Chosen : readonly [
], Scope extends {
    readonly include: infer Embedded;
} ? Embedded : readonly [
]>;

type Named<Each, Name> = Each extends {
    readonly relation: Name;
} | Name ? Each : never;

type WithFields<Row, Chosen> = Chosen extends readonly (infer Name)[] ? number extends Chosen["length"] ? Row : [
    Name
] extends [
    never
] ? Row : Pick<Row, Name & keyof Row> : Record<never, never> extends Chosen ? Row : Chosen extends Readonly<Record<keyof Chosen, true>> ? Pick<Row, keyof Chosen & keyof Row> : Omit<Row, keyof Chosen>;

type Asked<Embedded> = [
    Embedded
] extends [
    readonly unknown[]
] ? number extends Embedded["length"] ? never : {
    [At in keyof Embedded]: Certain<Embedded[At]>;
}[number] : Certain<Embedded>;

type Certain<Each> = IsUnion<NameOf<Each>> extends true ? never : Each;

type IsUnion<T, Whole = T> = [
    T
] extends [
    never
] ? false : T extends T ? ([
    Whole
] extends [
    T
] ? false : true) : never;

// made from the contract: Asset

// made from the contract: AuditLog

// made from the contract: BlacklistNumber

export type CallArgs<Id extends OperationId> = Exact<Flat<PathArgs<Id> & QueryArgs<Id> & BodyArg<Id>>>;

type Exact<T> = [
    keyof T
] extends [
    never
] ? Readonly<Record<string, never>> : T;

type PathArgs<Id extends OperationId> = Parameters<operations[Id]["parameters"]["path"]>;

type Parameters<T> = [
    NonNullable<T>
] extends [
    never
] ? unknown : NonNullable<T>;

type QueryArgs<in out Id extends OperationId> = {
    [Name in keyof QueryOf<Id>]: [
        RowOf<Id>
    ] extends [
        never
    ] ? QueryOf<Id>[Name] : Name extends "filter" ? Filter<RowOf<Id>> : Name extends "where" ? Where<RowOf<Id>> : QueryOf<Id>[Name];
};

type QueryOf<Id extends OperationId> = Parameters<operations[Id]["parameters"]["query"]>;

type BodyArg<Id extends OperationId> = operations[Id] extends {
    requestBody: object;
} ? {
    body: BodyOf<Id>;
} : [
    BodyOf<Id>
] extends [
    never
] ? unknown : {
    body?: BodyOf<Id>;
};

type BodyOf<Id extends OperationId> = [
    RowOf<Id>
] extends [
    never
] ? InputOf<Id> : Id extends `${string}.upsert` ? NewRow<InputOf<Id>> | WithDates<RowOf<Id>> : Id extends `${string}.replaceById` ? WithDates<Omit<RowOf<Id>, "id">> : InputOf<Id>;

type InputOf<Id extends OperationId> = operations[Id] extends {
    requestBody?: {
        content: infer Content;
    };
} ? Content extends {
    "application/json": infer Body;
} ? WithDates<Body> : Content extends {
    "multipart/form-data": infer Fields;
} ? Uploaded<Fields> : Content extends {
    "application/x-www-form-urlencoded": infer Fields;
} ? Id extends keyof JsonFields ? Flat<Omit<Fields, keyof JsonFields[Id]> & JsonFields[Id]> : Fields : never : never;

type WithDates<Body> = {
    [Field in keyof Body]: "format" extends keyof NonNullable<Body[Field]> ? Body[Field] | Date : Body[Field];
};

type Uploaded<Fields> = {
    [Name in keyof Fields]: Name extends "file" ? Blob | string : Fields[Name];
};

interface JsonFields {
    "CallLog.updateCustomer": {
        updateInfo: CustomerMove;
    };
    "OpNumber.updateCustomer": {
        updateInfo: CustomerMove;
    };
    "TrackingSource.updateCustomer": {
        updateInfo: CustomerMove;
    };
    "Report.dashboardData": {
        trackingSources?: readonly number[];
    };
}

type NewRow<Input> = Omit<Input, "id"> & {
    id?: never;
};

export type CallById = <Id extends OperationId>(operationId: Id, args: CallArgs<Id>, options?: CallOptions) => Promise<Answer<CallResult<Id>>>;

export interface CallHooks {
    before?: ((call: CallPlace) => void) | undefined;
    after?: ((call: CallPlace, response: Response) => void) | undefined;
    onError?: ((error: unknown, call: CallPlace) => void) | undefined;
    onFields?: (() => void) | undefined;
}

export interface CallInState extends CallWithWay {
    status: Status;
    answeredAt?: unknown;
}

type Status = components["schemas"]["CallLog"]["status"];

// made from the contract: CallLog

// made from the contract: CallLogSupport

export interface CallOptions {
    signal?: AbortSignal | undefined;
    timeoutMs?: number | undefined;
    headers?: Readonly<Record<string, string>> | undefined;
    retry?: RetryOptions | false | undefined;
    idempotencyKey?: string | undefined;
}

export interface CallPlace {
    operationId?: string | undefined;
    method: string;
    url: string;
    attempts?: number | undefined;
    isSent?: boolean | undefined;
    durationMs?: number | undefined;
    requestId?: string | undefined;
}

export interface CallPromise<Data> extends Promise<Data> {
    withResponse(): Promise<Answer<Data>>;
}

export type CallResult<Id extends OperationId> = Id extends keyof CheckedAnswers ? CheckedAnswers[Id] : operations[Id]["responses"] extends {
    200: {
        content: infer Content;
    };
} ? AnswerOf<Content> : undefined;

interface CheckedAnswers {
    "DashUser.authenticate": components["schemas"]["Session"];
}

type AnswerOf<Content> = Content extends {
    "application/json": infer Answer;
} ? Answer : Content extends {
    "text/csv": infer Text;
} ? Text : Blob;

export type CallState = Status | "notAnswered" | "ringing" | "inProgress";

export type Caller = (entry: OperationEntry, args: AnyArgs, options: CallOptions) => Promise<Answer>;

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

export interface Charge {
    at: Date;
    quantity: number;
    percent: number;
    each: number;
    all: number;
    allUsd: number | undefined;
}

export interface ClockStretch extends Instants {
    aheadMinutes: number;
}

export declare class CodeRequiredError extends UnauthorizedError {
    name: string;
}

export interface ComparedPeriods {
    current: PeriodRange;
    before: PeriodRange;
    isUnfinished: boolean;
}

export interface Comparison {
    align?: "dates" | "weekdays";
    until?: "now" | "lastDay";
}

export interface Completion {
    label: string;
    operator?: FieldOperator;
    text: string;
    cursor: number;
}

export interface Completions extends Span {
    completions: readonly Completion[];
}

export type Condition<Value> = Value | null | OneOf<OperatorsOf<Value>>;

type OneOf<Members> = {
    [K in keyof Members]: {
        [P in K]: Members[P];
    } & {
        [P in Exclude<keyof Members, K>]?: never;
    };
}[keyof Members];

type OperatorsOf<Value> = [
    Value
] extends [
    boolean
] ? AnyOperators<Value> : [
    Value
] extends [
    number
] ? OrderedOperators<Value> : TextOperators<Value>;

interface AnyOperators<Value> {
    neq: Value | null;
    inq: readonly (Value | null)[];
    nin: readonly (Value | null)[];
}

interface OrderedOperators<Value> extends AnyOperators<Value> {
    gt: Value;
    gte: Value;
    lt: Value;
    lte: Value;
    between: readonly [
        from: Value,
        to: Value
    ];
}

interface TextOperators<Value> extends OrderedOperators<Value> {
    like: string;
    nlike: string;
    ilike: string;
    startsWith: string;
    endsWith: string;
    nilike: string;
}

export interface ConditionGroup extends ParsedFilterText {
    mode: GroupMode;
}

export declare class ConflictError extends Error {
    readonly row: object;
    readonly fields: readonly string[];
    constructor(row: object, fields: readonly string[]);
}

export declare class ContractError extends LineboardError {
    readonly issues: readonly ContractIssue[];
    constructor(place: CallPlace, issues: readonly ContractIssue[]);
}

export interface ContractIssue {
    path: string;
    message: string;
}

export interface CoreTypes {
    fit?: 1;
}

export type Credentials = CallArgs<"DashUser.authenticate">["body"];

// made from the contract: Customer

export interface CustomerMove {
    ids: readonly number[];
    customerId: number;
}

// made from the contract: CustomerProductsRel

// made from the contract: DashRole

// made from the contract: DashRoleMapping

// made from the contract: DashUser

export type DateFormat = (typeof dateFormats)[number];

export type Day = string;

// made from the contract: Dialog

export interface Discount {
    percent: number;
    from: string;
    until?: string | undefined;
}

export type DiscountState = "coming" | "holding" | "over";

// made from the contract: Document

export interface EntityMetadata {
    readonly fields: Readonly<Record<string, string>>;
    readonly relations: Readonly<Record<string, {
        readonly model: string;
    }>>;
    readonly searchable: Readonly<Record<string, string>>;
}

export type EntryOf<Id extends OperationId> = Id extends `${infer Model extends ModelName}.${infer Verb}` ? Table[Model][Verb & keyof Table[Model]] : never;

type Table = typeof operationTable;

export interface ErrorAction {
    session: "keep" | "logout" | "first-section";
    severity?: Severity;
}

export interface ErrorActionOptions {
    isPublicPath?: boolean;
}

export interface ErrorDescription {
    status: number;
    name: string;
    message: string;
    code?: string | undefined;
    details?: ValidationDetails | undefined;
    payment?: unknown;
    retryAfterMs?: number | undefined;
}

export interface FieldBlock extends Span {
    type: "field";
    key: string;
    operator: FieldOperator;
    operatorSpan: Span;
    value: string;
    valueSpan: Span;
}

export type FieldOperator = "has" | "lacks" | "is" | "isNot" | "atLeast" | "atMost" | "isEmpty" | "isFilled";

export type FieldPath<Row, Depth extends 0 | 1 | 2 = 2> = ScalarKey<Row> | (Depth extends 0 ? never : {
    [K in RelationKey<Row>]: `${K}.${FieldPath<Related<Row[K]>, Below[Depth]>}`;
}[RelationKey<Row>]);

type ScalarKey<Row> = {
    [K in keyof Row & string]-?: NonNullable<Row[K]> extends Scalar ? K : never;
}[keyof Row & string];

type Scalar = string | number | boolean | null;

type Below = [
    never,
    0,
    1
];

export type FieldValue<Row, Path extends string> = Path extends keyof Row ? NonNullable<Row[Path]> : Path extends `${infer Key extends keyof Row & string}.${infer Rest}` ? FieldValue<Related<Row[Key]>, Rest> : never;

export type Fields<Row> = readonly (keyof Row & string)[] | {
    readonly [Field in keyof Row & string]?: true;
} | {
    readonly [Field in keyof Row & string]?: false;
};

export interface Filter<in out Row, Chosen = Fields<Row>, Embedded = Includes<Row>> {
    readonly where?: Where<Row>;
    readonly order?: Order<Row> | readonly Order<Row>[];
    readonly limit?: number;
    readonly skip?: number;
    readonly include?: Embedded;
    readonly fields?: Chosen;
}

export type FilterAst = readonly FilterBlock[];

export type FilterBlock = FieldBlock | TimeBlock | TextBlock;

export declare class FilterError extends Error {
    name: string;
}

export interface FilterTextError extends Span {
    message: string;
}

export interface FilterWriter {
    text(name: string, asked: unknown, operationId?: string, adapters?: Adapters): string;
    assertNarrow(where: unknown): void;
}

interface Adapters {
    profile?: {
        adapt(operationId: string, name: string, asked: AnyWhere): AnyWhere;
    } | undefined;
    fit?: {
        query(operationId: string, name: string, asked: AnyWhere): AnyWhere;
    } | undefined;
}

export declare class ForbiddenError extends ApiError {
    name: string;
}

export interface FormEncoders {
    form(body: unknown, place?: string): URLSearchParams;
    multipart(body: unknown, place?: string): FormData;
}

export type FormattedBlock = FormattedCondition | Pick<TextBlock, "type" | "value">;

export type FormattedCondition = (Pick<FieldBlock, "type" | "key" | "value"> & {
    operator?: FieldOperator;
}) | Omit<TimeBlock, "start" | "end">;

export type GroupMode = "any" | "all";

// made from the contract: GuiPermission

// made from the contract: GuiSection

// made from the contract: GuiVisibility

export type Include<Row> = RelationKey<Row> | {
    [K in RelationKey<Row>]: {
        readonly relation: K;
        readonly scope?: Filter<Related<Row[K]>>;
    };
}[RelationKey<Row>];

export type Includes<Row> = Include<Row> | readonly Include<Row>[];

export interface Instants {
    fromMs: number;
    toMs: number;
}

export interface IterateOptions<Row, Chosen = Fields<Row>, Embedded = Includes<Row>> extends Pick<ExactFilter<Row, Chosen, Embedded>, "where" | "include" | "fields"> {
    key?: keyof Row & string;
    order?: (keyof Row & string) | `${keyof Row & string} ${"ASC" | "DESC"}`;
    limit?: number;
    pageSize?: number;
    after?: string | number;
    call?: CallOptions;
}

// made from the contract: Ivr

// made from the contract: IvrAction

export type KeyMaker = (options: CallOptions) => CallOptions;

// made from the contract: Language

// made from the contract: LightCallLog

export interface Lineboard extends NamedCalls, SigningIn {
    readonly call: CallById;
    readonly addressOf: AddressOf;
    readonly fields: ServerFields;
}

export declare abstract class LineboardError extends Error {
    readonly operationId: string | undefined;
    readonly method: string;
    readonly url: string;
    readonly attempts: number | undefined;
    readonly isSent: boolean | undefined;
    readonly durationMs: number | undefined;
    readonly requestId: string | undefined;
    constructor(message: string, place: CallPlace, own?: object, options?: ErrorOptions);
    get outcome(): Outcome;
}

export interface LineboardOptions {
    baseUrl: string;
    session?: SessionStore;
    tokens?: SessionTokens;
    fetch?: (input: Request, init?: RequestInit) => Promise<Response>;
    timeoutMs?: number;
    retry?: RetryOptions | false;
    idempotencyKeys?: boolean;
    profile?: ServerProfile;
    fit?: CoreFit;
    repairs?: Repairs;
    wholeContract?: boolean;
    leaveOut?: boolean;
    queryToken?: boolean;
    renewSession?: (error: UnauthorizedError, sentWith: string | undefined) => Promise<boolean>;
    giveCode?: () => Promise<boolean>;
    isOnline?: () => boolean;
    validate?: AnswerCheck;
    hooks?: CallHooks;
    userAgent?: string;
    maxAnswerBytes?: number;
    sleep?: Sleep;
}

export type ListSource<Row> = ListCall<Row> | {
    readonly find: ListCall<Row>;
};

// made from the contract: Mainteinance

export declare class MalformedAnswerError extends LineboardError {
    name: string;
    readonly status: number;
    readonly contentType: string;
    constructor(place: CallPlace, { status, headers }: Response);
}

export interface MenuGroup {
    label: string;
    items: readonly MenuItemId[];
}

export type MenuItemId = keyof typeof menuItems;

export interface MergeOptions<Row> extends CallOptions {
    seen?: Row | undefined;
}

export type ModelName = keyof Table;

export interface Money {
    amount: number;
    currency: string;
    symbol: string;
}

export interface MoneyFormatOptions {
    symbol?: string;
    decimals?: number;
}

export type NamedCall<Id extends OperationId> = Id extends ListId ? ListCallOf<Id> : Record<never, never> extends CallArgs<Id> ? (args?: CallArgs<Id>, options?: CallOptions) => CallPromise<CallResult<Id>> : (args: CallArgs<Id>, options?: CallOptions) => CallPromise<CallResult<Id>>;

export type NamedCalls = {
    readonly [Model in ModelName]: {
        readonly [Verb in keyof Table[Model] as Served<Model, Verb>]: NamedCall<IdOf<Model, Verb>>;
    };
};

type Served<Model extends ModelName, Verb> = IdOf<Model, Verb> extends keyof CoreTypes ? never : Verb;

type IdOf<Model extends ModelName, Verb> = Extract<`${Model}.${Verb & string}`, OperationId>;

export type NeededParts<Id extends OperationId> = (TakesFilter<Id> extends true ? "filters" : never) | (EntryOf<Id> extends `${string} key${string}` ? "keys" : never) | (Id extends "DashUser.authenticate" ? "refusals" : never) | (EntryOf<Id> extends `${string} text${string}` | `${string} blob${string}` ? "files" : never) | (EntryOf<Id> extends `${string} form${string}` | `${string} multipart${string}` ? "forms" : never);

export declare class NetworkError extends LineboardError {
    readonly offline: boolean;
    name: string;
    constructor(place: CallPlace, cause: unknown, offline?: boolean);
    get outcome(): Outcome;
}

export declare class NotFoundError extends ApiError {
    name: string;
}

// made from the contract: Observer

// made from the contract: OpNumber

export type OperationId = {
    [Model in ModelName]: {
        [Verb in keyof Table[Model] & string]: `${Model}.${Verb}`;
    }[keyof Table[Model] & string];
}[ModelName];

export interface OperationParts {
    filters: FilterWriter;
    keys: KeyMaker;
    forms: FormEncoders;
    files: (response: Response, answer: "text" | "blob") => Promise<string | Blob | undefined>;
    refusals: (answer: unknown, operationId: string) => ErrorDescription | undefined;
}

export type Order<Row> = FieldPath<Row> | `${FieldPath<Row>} ${"ASC" | "DESC"}`;

export type Outcome = "not-sent" | "refused" | "unknown";

export interface Page {
    page?: number;
    pageSize?: number;
}

export interface PageOptions<Row, Chosen = Fields<Row>, Embedded = Includes<Row>> extends Page, Pick<ExactFilter<Row, Chosen, Embedded>, "where" | "order" | "include" | "fields"> {
    call?: CallOptions;
}

export interface PageSource<Row> {
    find(args: {
        filter: Filter<Row>;
    }, options?: CallOptions): CallPromise<Row[]>;
    count(args: {
        where: NonNullable<Filter<Row>["where"]>;
    }, options?: CallOptions): PromiseLike<{
        count: number;
    }>;
}

export interface ParsedFilterText {
    ast: FilterAst;
    readable: FilterAst;
    errors: readonly FilterTextError[];
}

// made from the contract: PaymentMethod

// made from the contract: PaymentTransaction

export interface Period {
    mode: PeriodMode;
    start?: string;
    end?: string;
}

export interface PeriodDays {
    first: Day;
    last: Day;
}

export type PeriodMode = (typeof periodModes)[number];

export interface PeriodOptions {
    now: Date;
    timeZone: string;
    weekStart?: 0 | 1;
    start?: string;
    end?: string;
}

export interface PeriodRange extends PeriodDays {
    start: string;
    end: string;
    startsAt: string;
    endsAt: string;
}

// made from the contract: PhoneBook

export interface PhoneHome {
    dialCode: string;
    prefix: string;
}

export interface PlanPrice {
    recur: string;
    Product: {
        name: string;
    };
}

export interface PoolLoad {
    visitorsAnHour: number;
    minutesHeld: number;
    lostShare: number;
}

// made from the contract: PriceDiscount

export interface PriceOption {
    value: number;
    label: string;
}

export interface PriceOptions {
    options: readonly PriceOption[];
    selected: PriceOption;
}

// made from the contract: Product

// made from the contract: ProductVariation

export interface Rate {
    code: string;
    rate: number;
    symbol?: string | undefined;
}

export declare class RateLimitError extends ApiError {
    name: string;
}

export type ReadOperationId = {
    [Id in OperationId]: EntryOf<Id> extends `${string} write${string}` ? never : EntryOf<Id> extends `GET ${string}` | `${string} read${string}` ? Id : never;
}[OperationId];

// made from the contract: ReceivingNumber

export type Recurrence = "monthly" | "annual";

// made from the contract: RedisSubscription

export type Related<Value> = NonNullable<Value> extends readonly (infer Element)[] ? Element : NonNullable<Value>;

export type RelationKey<Row> = {
    [K in keyof Row & string]-?: Related<Row[K]> extends Scalar ? never : K;
}[keyof Row & string];

export interface RelativeDays {
    way: "last" | "next" | "before" | "after";
    count: number;
    unit: (typeof relativeUnits)[number];
    orNever: boolean;
}

export interface RepairedCalls {
    send: Repaired;
    fields: ServerFields;
}

export interface Repairs {
    readData: ReadData;
    readDetails: ReadDetails;
    calls(call: Caller, entryOf: (id: string) => OperationEntry | undefined, known?: KnownOfServer): RepairedCalls;
}

export type Replaceable = Record<"replaceById", unknown> | Record<"upsert", unknown>;

export interface RetryOptions {
    attempts: number;
    baseDelayMs: number;
}

export type Rounding = "nearest" | "up" | "down";

// made from the contract: RoutingAction

export interface RowPage<Row> {
    rows: Row[];
    total: number;
    page: number;
    pageSize: number;
    pages: number;
}

export interface SearchChoice {
    readonly value: string;
    readonly label: string;
}

export interface SearchField {
    path: string;
    kind: SearchKind;
    isNamed?: boolean;
    label?: string;
    choices?: readonly SearchChoice[];
    lookedUp?: readonly string[];
    settled?: {
        where(now: Date): AnyWhere;
        whereNot(now: Date): AnyWhere;
    };
}

export type SearchKind = "string" | "integer" | "number" | "boolean" | "date-time" | "duration" | "reference";

export type Searchable = Readonly<Record<string, SearchField>>;

export type SectionAccess = "deny" | "readonly" | "all";

export type SectionName = components["schemas"]["GuiSectionName"];

export interface ServerFields {
    areWhole(): boolean;
    has(model: string, field: string): boolean | undefined;
    findOut(model: string, fields: readonly string[]): Promise<void>;
}

// made from the contract: Service

// made from the contract: ServiceProvider

export type Session = components["schemas"]["Session"];

export interface SessionLife {
    expires?: string | undefined;
    created?: string | undefined;
    ttl?: number | undefined;
}

export interface SessionStore {
    get(): Session | undefined;
    set(session: Session): void;
    clear(): void;
}

export interface SessionTokens {
    token?: (() => string | undefined) | undefined;
    impersonationToken?: (() => string | undefined) | undefined;
}

export type Severity = "success" | "error" | "warn" | "info";

export interface SignInOptions extends CallOptions {
    renew?: boolean | undefined;
}

export interface SigningIn {
    signIn(credentials: Credentials, options?: SignInOptions): Promise<Session>;
    signOut(options?: CallOptions): Promise<void>;
}

// made from the contract: SipGateway

export type Sleep = (delayMs: number, signal: AbortSignal) => Promise<void>;

export interface SoldPrice {
    price: number;
    currency: string;
    recur: string;
}

export interface Span {
    start: number;
    end: number;
}

export interface Subscribing {
    sold: SoldPrice;
    discounts: readonly Discount[];
    quantity: number;
    held?: {
        quantity: number;
        renewsAt?: string | undefined;
    } | undefined;
    rates: readonly Rate[];
}

// made from the contract: Subscription

export interface SubscriptionQuote {
    now: Charge;
    reducedUntil: string | undefined;
    renewal: Charge | undefined;
}

// made from the contract: SystemSetting

// made from the contract: Template

export interface TextBlock extends Span {
    type: "text";
    value: string;
}

// made from the contract: Ticket

// made from the contract: TicketAttachment

// made from the contract: TicketNotification

// made from the contract: TicketVersion

export interface TimeBlock extends Span, TimeOfDay {
    type: "time";
}

export interface TimeOfDay {
    hour: number;
    minute: number | undefined;
    aheadMinutes?: number;
}

export interface TimeOptions {
    timeZone: string;
    now: Date;
    within?: {
        startsAt: string;
        endsAt: string;
    } | undefined;
}

export declare class TimeoutError extends LineboardError {
    name: string;
    readonly timeoutMs: number;
    constructor(place: CallPlace, timeoutMs: number);
}

// made from the contract: TrackingSource

export interface Transport {
    baseUrl: string;
    timeoutMs: number;
    sign: SignRequest;
    send: Send;
    isOnline: () => boolean;
    call: Caller;
}

export type TransportOptions<Part extends keyof TransportParts> = Omit<LineboardOptions, OptionsOfParts[Exclude<keyof TransportParts, Part>]>;

interface OptionsOfParts {
    limits: "maxAnswerBytes";
    retries: "retry" | "sleep";
    renewals: "renewSession" | "giveCode";
    naming: "userAgent";
    hooking: "hooks";
}

export interface TransportPart {
    around?: (call: Begun, make: () => Promise<Answer>) => Promise<Answer>;
    send?: (send: Send) => Send;
}

interface Begun {
    asked: CallOptions;
    place: () => CallPlace;
    init: SessionInit;
    sentWith: string | undefined;
    renew: () => unknown;
}

export type TransportParts = {
    readonly [Part in keyof OptionsOfParts]: (options: Pick<LineboardOptions, OptionsOfParts[Part]>) => TransportPart;
};

export type TypedAmount = {
    kind: "amount";
    amount: number;
} | {
    kind: "ambiguous";
    decimal: number;
    grouped: number;
} | {
    kind: "decimals";
    digits: number;
} | {
    kind: "currency";
    sign: string;
} | {
    kind: "invalid";
};

export type TypedNumber = {
    kind: "number";
    value: number;
} | {
    kind: "ambiguous";
    decimal: number;
    grouped: number;
} | {
    kind: "invalid";
    sign?: string;
};

export declare class UnauthorizedError extends ApiError {
    name: string;
}

export declare class UnknownFieldError extends FilterError {
    name: string;
    readonly fields: readonly string[];
    readonly isSaved: boolean;
    constructor(model: string, fields: readonly string[], why?: "lacked" | "ignored" | "lost");
}

export declare class UnmetConditionError extends FilterError {
    name: string;
    constructor(id: unknown);
}

export type Updatable = Record<"patchById", unknown> | Record<"patch", unknown> | Replaceable;

export declare class UrlTooLongError extends FilterError {
    name: string;
}

export interface ValidationDetails {
    context: string;
    codes: Record<string, string[]>;
    messages: Record<string, string[]>;
}

export declare class ValidationError extends ApiError {
    name: string;
}

export type ValuesOf = (key: string) => readonly (string | NamedValue)[];

// made from the contract: VerificationToken

export interface WalletMove {
    amount: number;
    balanceAfter: number;
}

export type Where<in out Row> = {
    readonly [Path in FieldPath<Row> | "and" | "or"]?: Path extends "and" | "or" ? readonly Where<Row>[] : Condition<Comparable<FieldValue<Row, Path>>>;
};

type Comparable<Value> = "format" extends keyof Value ? Date | TimeText : Value;

export interface WhereOptions extends TimeOptions {
    held?: ((path: string, text: string, operator: FieldOperator) => readonly string[] | AnyWhere | undefined) | undefined;
    named?: readonly string[] | undefined;
    home?: PhoneHome | undefined;
}

// made from the contract: Whitelist

export declare function accessOf(user: AccessUser, guiVisibilities: readonly AccessVisibility[], means?: Means): Access;

export declare const addDays: (day: Day, days: number) => Day;

export declare function addedUp<Line extends {
    amount: number;
}>(lines: readonly Line[]): (Line & WalletMove)[];

export declare const amountText: (amount: number, currency?: string) => string;

export declare function and<Row>(...conditions: readonly (Where<Row> | undefined | false)[]): Where<Row>;

export declare const areRatesStale: (fetchedAtMs: number | undefined, nowMs: number) => boolean;

export declare const asStored: (row: object) => object;

export declare function bindOperation<Id extends OperationId>(transport: Transport, id: Id, line: EntryOf<Id>, ...[parts]: [
    NeededParts<Id>
] extends [
    never
] ? [
] : [
    parts: Pick<OperationParts, NeededParts<Id>>
]): NamedCall<Id>;

export declare function callState(call: CallInState, nowMs?: number): CallState;

export declare const canRead: (access: Access, section: string) => boolean;

export declare const canWrite: (access: Access, section: string) => boolean;

export declare const choiceOf: ({ choices }: Pick<SearchField, "choices">, text: string) => SearchChoice | undefined;

export declare function clockStretches(span: Instants, timeZone: string): readonly ClockStretch[];

export declare function comparedPeriods(mode: PeriodMode, options: PeriodOptions & Comparison): ComparedPeriods;

export declare function completeFilterText(text: string, cursor: number, searchable: Searchable, valuesOf?: ValuesOf): Completions;

export declare const contains: (text: string) => {
    readonly ilike: string;
};

export declare function countryCode(text: string | null | undefined, languages?: readonly string[]): string | undefined;

export declare function countryOfLanguage(language: string): string | undefined;

export declare function createContractClient(options: LineboardOptions): Lineboard;

export declare function createLineboard(options: LineboardOptions): Lineboard;

export declare function createTransport<Part extends keyof TransportParts = never>(given: TransportOptions<Part>, parts?: Pick<TransportParts, Part>): Transport;

export declare const currencyCodes: () => string[];

export declare function currencyDigits(currency: string): number;

export declare function currencyOfRow(row: object | undefined): string;

export declare function currencySymbol(currency: string): string;

export declare const dateFormats: readonly [
    "mm/dd/yyyy",
    "mm-dd-yyyy",
    "dd/mm/yyyy",
    "dd-mm-yyyy",
    "yyyy/mm/dd",
    "yyyy-mm-dd",
    "dd.mm.yyyy"
];

export declare const dayAt: (instantMs: number, timeZone: string) => Day;

export declare const daysBetween: (from: Day, to: Day) => number;

export declare const defaultPageSize = 10;

export declare function defaultPlan<Plan extends PlanPrice>(plans: readonly Plan[], planName?: string): Plan | undefined;

export declare const discountPercent: (discounts: readonly Discount[], at: Date) => number;

export declare function discountState({ from, until }: {
    from?: string | undefined;
    until?: string | undefined;
}, at: Date): DiscountState | undefined;

export declare function discountedPrice(price: number, currency: string, discounts: readonly Discount[], at: Date): number;

export declare const effectOf: (request: Pick<Request, "method" | "url">, baseUrl: string) => Effect | undefined;

export declare const endOfDayMs: (day: Day, timeZone: string) => number;

export declare const endOfMonth: (day: Day) => Day;

export declare const endsWith: (text: string) => {
    readonly endsWith: string;
};

export declare function errorAction(error: unknown, { isPublicPath }?: ErrorActionOptions): ErrorAction;

export declare function errorMessage(error: unknown): string;

export declare const files: (response: Response, answer: "text" | "blob") => Promise<string | Blob | undefined>;

export declare function filterFields<Model extends string>(entities: Readonly<Record<Model, EntityMetadata>>, model: NoInfer<Model>): Searchable;

export declare const filters: FilterWriter;

export declare function findPage<Row extends object, const Chosen extends Fields<Row> = Fields<Row>, const Embedded extends Includes<Row> = Includes<Row>>(source: PageSource<Row>, { page, pageSize, call, ...asked }?: PageOptions<Row, Chosen, Embedded>): Promise<RowPage<AskedRow<Row, Chosen, Embedded>>>;

export declare function firstPermittedSection(access: Access): SectionName | undefined;

export declare const formatConditions: (blocks: readonly FormattedCondition[]) => string;

export declare function formatDay(day: Day, format?: DateFormat): string;

export declare const formatFilterText: (blocks: readonly FormattedBlock[], searchable: Searchable) => string;

export declare const formatGroup: (mode: GroupMode, blocks: readonly FormattedBlock[], searchable: Searchable) => string;

export declare function formatInCurrency(amountUsd: number, currency: string, rates: readonly Rate[]): string;

export declare function formatMoney(amount: number, currency?: string, options?: MoneyFormatOptions): string;

export declare function formatPeriod({ mode, start, end }: Period): string;

export declare function formatRelativeDays({ way, count, unit, orNever }: RelativeDays): string;

export declare function formatTimeOfDay({ hour, minute, aheadMinutes }: TimeOfDay): string;

export declare function formatWeekday(weekday: number): string;

export declare const forms: FormEncoders;

export declare function fromCustomerCurrency(amount: number, currency: string, rates: readonly Rate[]): number;

export declare const fromMinorUnits: (minor: number, currency?: string) => number;

export declare function groupMode(key: string, searchable: Readonly<Record<string, unknown>>): GroupMode | undefined;

export declare function groupOf(block: FilterBlock, searchable: Searchable): ConditionGroup | undefined;

export declare function holdingDiscount<D extends Discount>(discounts: readonly D[], at: Date): D | undefined;

export declare const holdsText: (value: string, text: string) => boolean;

export declare const hooking: TransportParts["hooking"];

export declare const inexactSigns: (text: string) => string[];

export declare function instantAt(day: Day, minuteOfDay: number, timeZone: string): number;

export declare const isCustomerAdmin: (user: AccessUser) => boolean;

export declare const isDay: (text: string) => boolean;

export declare const isInstant: (value: unknown) => value is string;

export declare const isLookedUp: ({ lookedUp }: Pick<SearchField, "lookedUp">, text: string) => boolean;

export declare const isMonth: (text: string) => boolean;

export declare const isName: (text: string) => boolean;

export declare function isSessionAlive(session: (SessionLife & {
    id?: string;
}) | undefined, nowMs: number): boolean;

export declare function isShownTwice(instantMs: number, timeZone: string): boolean;

export declare const isSuperAdmin: (user: AccessUser) => boolean;

export declare const isTemporary: (error: unknown) => boolean;

export declare function isTimeZone(name: string): boolean;

export declare const isValueless: (operator: FieldOperator) => operator is "isEmpty" | "isFilled";

export declare function iterate<Row extends object, const Chosen extends Fields<Row> = Fields<Row>, const Embedded extends Includes<Row> = Includes<Row>>(source: ListSource<Row>, options?: IterateOptions<Row, Chosen, Embedded>): AsyncGenerator<AskedRow<Row, Chosen, Embedded>, void, undefined>;

export declare const keys: KeyMaker;

export declare const lacks: (text: string) => {
    readonly nilike: string;
};

export declare const limits: TransportParts["limits"];

export declare const logCalls: (write: (line: string) => void) => CallHooks;

export declare const losesOwn: (before: Access, after: Access) => boolean;

export declare const lostHold: (before: readonly Access[], after: readonly Access[]) => Hold | undefined;

export declare const maxUrlLength = 8000;

export declare function may(access: Access, operation: OperationId, { model, row, accountId }?: About): boolean;

export declare const mayActAs: (one: Access, other: Access) => boolean;

export declare function mayChangeRow(access: Access, model: string, row: object): boolean;

export declare const mayGiveRole: (giver: Access, guiVisibilities: readonly AccessVisibility[], principalType?: string) => boolean;

export declare function memorySession(): SessionStore;

export declare const menuGroups: readonly MenuGroup[];

export declare const menuItems: {
    readonly dashboard: {
        readonly label: "Dashboard";
    };
    readonly callLogs: {
        readonly label: "Call Logs";
    };
    readonly buyNumbers: {
        readonly label: "Buy Numbers";
    };
    readonly trackingNumbers: {
        readonly label: "Tracking Numbers";
    };
    readonly receivingNumbers: {
        readonly label: "Receiving Numbers";
    };
    readonly trackingSources: {
        readonly label: "Tracking Sources";
    };
    readonly whitelist: {
        readonly label: "Whitelist";
    };
    readonly sipGateways: {
        readonly label: "SIP Gateways";
    };
    readonly voiceMenus: {
        readonly label: "Voice Menus";
    };
    readonly routingActions: {
        readonly label: "Routing Actions";
    };
    readonly activityReports: {
        readonly label: "Activity Reports";
    };
    readonly overviewReports: {
        readonly label: "Overview Reports";
    };
    readonly systemDialogs: {
        readonly label: "System Dialogs";
    };
    readonly systemAudits: {
        readonly label: "System Audits";
    };
    readonly customerPanel: {
        readonly label: "Customer Panel";
    };
    readonly accountProfile: {
        readonly label: "Billing";
    };
    readonly manageCustomers: {
        readonly label: "Manage Customers";
    };
    readonly manageRoles: {
        readonly label: "Manage Roles";
    };
    readonly manageUsers: {
        readonly label: "Manage Users";
    };
    readonly manageBillings: {
        readonly label: "Billing";
    };
    readonly manageProducts: {
        readonly label: "Manage Products";
    };
    readonly systemSettings: {
        readonly label: "System Settings";
    };
};

export declare function menuVisibility(access: Access): Record<MenuItemId, boolean>;

export declare function merge<Model extends Updatable>(model: Model, id: number, changes: Changes<Model> | Compute<RowsOf<Model>, Changes<Model>>, options?: MergeOptions<RowsOf<Model>>): Promise<RowsOf<Model>>;

type Compute<Row, Change> = (row: Row) => Change | Promise<Change>;

export declare const missedCalls: {
    where: (now: Date) => AnyWhere;
};

export declare const naming: TransportParts["naming"];

export declare const needsRecentCode: (error: unknown) => boolean;

export declare function nor<Row>(...conditions: readonly (Where<Row> | undefined | false)[]): Where<Row>;

export declare function offsetMs(instantMs: number, timeZone: string): number;

export declare function offsetName(aheadMinutes: number): string;

export declare const operatorsOf: (kind: SearchKind) => readonly FieldOperator[];

export declare function or<Row>(...conditions: readonly (Where<Row> | undefined | false)[]): Where<Row>;

export declare function outcomeOf(error: unknown): Outcome;

export declare function pageCount(rowCount: number, pageSize?: number): number;

export declare function pageToFilter({ page, pageSize }: Page): {
    limit: number;
    skip: number;
};

export declare function parseAmount(typed: string, { currency, locale }?: AmountOptions): TypedAmount;

export declare function parseFilterText(text: string, searchable: Searchable): ParsedFilterText;

export declare function parseNumber(typed: string, locale?: string): TypedNumber;

export declare function parsePeriod(text: string): Period | undefined;

export declare function parseRelativeDays(text: string): RelativeDays | undefined;

export declare function parseTimeOfDay(text: string): TimeOfDay | undefined;

export declare function parseWeekday(text: string): number | undefined;

export declare function periodLabel(mode: PeriodMode, options: PeriodOptions, format?: DateFormat): string;

export declare const periodModes: readonly [
    "range",
    "today",
    "yesterday",
    "thisWeek",
    "lastWeek",
    "thisMonth",
    "lastMonth",
    "last7",
    "last30",
    "last60",
    "month"
];

export declare function periodRange(mode: PeriodMode, options: PeriodOptions): PeriodRange;

export declare function periodWhere<Field extends string>(field: Field, { startsAt, endsAt }: PeriodRange): Within<Field>;

type Within<Field extends string> = {
    readonly [F in Field]: {
        readonly between: readonly [
            TimeText,
            TimeText
        ];
    };
};

export declare const plainDigits: (text: string) => string;

export declare function plainNumber(value: number): string;

export declare function planVariant<Plan extends PlanPrice>(plans: readonly Plan[], productName: string, recurrence?: Recurrence): Plan | undefined;

export declare function poolSize(load: PoolLoad): number | undefined;

export declare function portable(where: unknown): AnyWhere;

export declare const principalTypeOf: (user: AccessUser) => string;

export declare function rateOf(currency: string, rates: readonly Rate[]): Rate | undefined;

export declare const reaches: (one: Access, other: Access) => boolean;

export declare function recurrenceOf(recur: string): Recurrence | undefined;

export declare const redact: (text: string) => string;

export declare function refusals(answer: unknown, operationId: string): ErrorDescription | undefined;

export declare const relativeUnits: readonly [
    "day",
    "week",
    "month"
];

export declare const renewals: TransportParts["renewals"];

export declare function replace<Model extends Replaceable>(model: Model, row: RowsOf<Model>, call?: CallOptions): Promise<RowsOf<Model>>;

export declare const retries: TransportParts["retries"];

export declare const roundMoney: (amount: number, decimals?: number, rounding?: Rounding) => number;

export declare function searchableFields<Model extends string>(entities: Readonly<Record<Model, EntityMetadata>>, model: NoInfer<Model>): Searchable;

export declare function sectionAccess(access: Access, section: string): SectionAccess;

export declare const sectionNames: readonly SectionName[];

export declare const seesEveryCustomer: (access: Access) => boolean;

export declare function sessionExpiresAtMs({ expires, created, ttl }: SessionLife): number;

export declare function setStoredCurrency(currency?: string): void;

export declare const settledCalls: {
    where: (now: Date) => AnyWhere;
    whereNot: (now: Date) => AnyWhere;
};

export declare function signInWarning(error: unknown): string | undefined;

export declare function signUpPriceOptions(currency: string, rates: readonly Rate[]): PriceOptions;

export declare function startOfDayMs(day: Day, timeZone: string): number;

export declare const startsWith: (text: string) => {
    readonly startsWith: string;
};

export declare const storageSession: (storage?: Pick<Storage, "getItem" | "setItem" | "removeItem">, key?: string) => SessionStore;

export declare const storedCurrency: () => string;

export declare function subscriptionQuote(asked: Subscribing, at: Date): SubscriptionQuote;

export declare const taxOf: (amount: number, currency?: string) => number;

export declare const toCustomerAmounts: (amountsUsd: readonly number[], currency: string, rates: readonly Rate[]) => number[];

export declare function toCustomerCurrency(amountUsd: number, currency: string, rates: readonly Rate[], rounding?: Rounding): Money;

export declare const toMinorUnits: (amount: number, currency?: string) => number;

export declare function toWhere<Row = never>(ast: FilterAst, searchable: Searchable, options?: Partial<WhereOptions>): WhereOf<Row>;

type WhereOf<Row> = [
    Row
] extends [
    never
] ? AnyWhere : Where<Row>;

export declare function totalCount(response: Response): number | undefined;

export declare function visibleMenu(access: Access): MenuGroup[];

export declare const visitorsAtOnce: ({ visitorsAnHour, minutesHeld }: PoolLoad) => number;

export declare function walletStep({ amount, balanceAfter }: WalletMove, wanted: string, rates: readonly Rate[]): Money;

export declare const weekdayOf: (day: Day) => number;
