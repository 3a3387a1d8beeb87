// What this entry exports. Made by `pnpm generate`, for reviews: nothing imports it.

export interface ParsedPhone {
    isValid: boolean;
    e164?: string;
    country?: string;
    national?: string;
    international?: string;
}

export type SheetPhone = {
    kind: "number";
    e164: string;
} | {
    kind: "ambiguous";
    national: string;
    international: string;
} | {
    kind: "rounded";
} | {
    kind: "none";
};

export declare function dialCode(countryCode: string): string | undefined;

export declare const formatPhone: (text: string, countryCode?: string) => string;

export declare function parsePhone(text: string, countryCode?: string): ParsedPhone;

export declare function phoneHome(countryCode: string): PhoneHome | undefined;

export declare const phoneMask: (countryCode: string) => string | undefined;

export declare function readSheetPhone(text: string, countryCode?: string): SheetPhone;
