// What this entry exports. Made by `pnpm generate`, for reviews: nothing imports it.

export interface ActivityDays {
    rows: DayFigures[];
    totals: ReportFigures;
}

export type CallerFigures = Omit<CountedGroup, "label"> & {
    name: string;
};

export interface CallsOnly {
    trackingSourceId?: number;
    trackingNumber?: string;
    firstTimeCaller?: boolean;
}

export type CompareQuestion = ReportQuestion & {
    before: ReportSpan;
};

export interface ComparedDay {
    current?: DayFigures;
    before?: DayFigures;
}

export interface ComparedFigures {
    totals: ReportFigures;
    previousTotals: ReportFigures;
    days: ComparedDay[];
    bySource: ComparedGroup[];
    byTrackingNumber: ComparedGroup[];
}

export interface ComparedGroup {
    key: string;
    label: string;
    current: ReportFigures;
    before: ReportFigures;
}

export type ConvertAmounts = (amountsUsd: readonly number[]) => readonly number[];

export type CustomerFigures = Omit<CountedGroup, "label">;

export interface DayFigures extends ReportFigures {
    date: Day;
}

export interface DayPart extends ReportPart {
    day?: Day;
}

export interface HeadlineFigures {
    totals: ReportFigures;
    previousTotals: ReportFigures | undefined;
}

export type HourOfDay<Row extends HourRow> = Row & {
    aheadMinutes?: number;
};

interface HourRow {
    key: string;
    label: string;
}

export declare const MOST_COUNTED_CALLS = 50000;

export interface OverviewFigures extends HeadlineFigures, Pick<Overview, "byTrackingSource" | "byTrackingNumber" | "byReceivingNumber" | "byWeekday"> {
    byHour: HourOfDay<ReportGroup>[];
    isSummed: boolean;
}

type Overview = components["schemas"]["OverviewReport"];

export interface ReportCalls {
    Report: ServedCalls<"Report", "activityReport" | "dashboardData" | "overviewReport" | "statistics">;
    CallLog: ServedCalls<"CallLog", "compareReport" | "count" | "find">;
    TrackingSource: Pick<NamedCalls["TrackingSource"], "find">;
}

type ServedCalls<Model extends keyof NamedCalls, Verb> = Pick<NamedCalls[Model], Extract<keyof NamedCalls[Model], Verb>>;

export type ReportFigures = components["schemas"]["ReportFigures"];

export type ReportGroup = components["schemas"]["ReportGroup"];

export type ReportOptions = CallOptions;

export interface ReportPart {
    start: string;
    end: string;
    offset: number;
}

export interface ReportQuestion {
    span: ReportSpan;
    timeZone: string;
    customerId?: number | undefined;
    before?: ReportSpan | undefined;
    only?: CallsOnly | undefined;
}

export interface ReportSpan {
    startsAt: string;
    endsAt: string;
}

export interface Return extends Pick<ReportFigures, "calls" | "answered" | "firstTimeCallers" | "charge"> {
    cost: number;
    callValue?: number | undefined;
    value: number | undefined;
    isCostWrong?: boolean;
    isValueWrong?: boolean;
}

export interface SourceReturn {
    key: string;
    label: string;
    figures: Return;
}

export interface SourceReturns {
    rows: SourceReturn[];
    totals: Return;
}

export declare class TooManyCallsError extends RangeError {
    readonly calls: number;
    constructor(calls: number);
}

export interface WeekHour {
    weekday: number;
    hour: number;
    calls: number;
}

export interface WeekHours {
    first: Day;
    last: Day;
    cells: WeekHour[];
}

export interface WidgetData extends Pick<Schemas["DashboardData"], "unit" | "total"> {
    series: HourOfDay<WidgetPoint>[];
}

type Schemas = components["schemas"];

export type WidgetPoint = Schemas["DashboardPoint"];

export interface WidgetQuestion extends ReportQuestion {
    widgetName: Schemas["WidgetName"];
    weekStart?: 0 | 1;
    trackingSources?: readonly number[];
}

export declare function activityDays(api: ReportCalls, question: ReportQuestion, options?: ReportOptions): Promise<ActivityDays>;

export declare function callerFigures(api: ReportCalls, question: ReportQuestion, options?: ReportOptions): Promise<{
    rows: CallerFigures[];
    calls: number;
}>;

export declare function clockParts(span: ReportSpan, timeZone: string): ReportPart[];

export declare function compareFigures(api: ReportCalls, question: CompareQuestion, options?: ReportOptions): Promise<ComparedFigures>;

export declare const convertCharges: <Row extends Pick<ReportFigures, "charge">>(rows: readonly Row[], convert: ConvertAmounts) => Row[];

export declare const convertReturns: (rows: readonly Return[], convert: ConvertAmounts) => Return[];

export declare function convertSourceReturns({ rows, totals }: SourceReturns, convert: ConvertAmounts): SourceReturns;

export declare function customerFigures(api: ReportCalls, question: ReportQuestion, options?: ReportOptions): Promise<{
    rows: CustomerFigures[];
    totals: ReportFigures;
}>;

export declare function dayParts(span: ReportSpan, timeZone: string): DayPart[];

export declare const gainOf: (row: Return) => number | undefined;

export declare function headlineFigures(api: ReportCalls, question: ReportQuestion, options?: ReportOptions): Promise<HeadlineFigures>;

export declare function monthsElapsed(first: Day, end: Day, today: Day): number;

export declare function monthsOfSource({ Customer }: Source, { first, last }: PeriodDays, today: Day, timeZone: string): number;

type Source = Pick<components["schemas"]["TrackingSource"], "id" | "name" | "monthlyCost" | "callValue"> & {
    Customer?: Pick<components["schemas"]["Customer"], "createdAt">;
};

export declare function overviewFigures(api: ReportCalls, question: ReportQuestion, options?: ReportOptions): Promise<OverviewFigures>;

export declare function shareOf(row: Return): number | undefined;

export declare function sourceReturns({ byTrackingSource, totals }: Overview, sources: readonly Source[], monthsOf: (source: Source) => number, { worth, namesOf }?: {
    worth?: number | undefined;
    namesOf?: Naming;
}): SourceReturns;

type Overview = Pick<components["schemas"]["OverviewReport"], "byTrackingSource" | "totals">;

type Naming = (groups: readonly SourceReturn[]) => (group: SourceReturn) => string;

export declare const spent: ({ cost, charge }: Return) => number;

export declare function sumReports(parts: readonly ReportFigures[]): ReportFigures;

export declare function weekHours(api: ReportCalls, question: Omit<WidgetQuestion, "widgetName">, options?: ReportOptions): Promise<WeekHours>;

export declare function wholePart(span: ReportSpan, timeZone: string): ReportPart;

export declare function widgetData(api: ReportCalls, question: WidgetQuestion, options?: ReportOptions): Promise<WidgetData>;
