// What this entry exports. Made by `pnpm generate`, for reviews: nothing imports it.

export interface TimeZone {
    value: string;
    abbr: string;
    offset: number;
    isdst: boolean;
    text: string;
    utc: readonly string[];
}

// made from the contract: timeZones
