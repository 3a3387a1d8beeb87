// What this entry exports. Made by `pnpm generate`, for reviews: nothing imports it.

export type PhoneZone = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";

export interface ZoneFormat {
    formatPhone: (text: string, countryCode?: string) => string;
}

export declare function phoneZoneOf(text: string): PhoneZone | undefined;

export declare const phoneZones: Readonly<Record<PhoneZone, () => Promise<ZoneFormat>>>;
