// What this entry exports. Made by `pnpm generate`, for reviews: nothing imports it.

export interface PasswordChecks {
    length: boolean;
    lowercase: boolean;
    uppercase: boolean;
    digit: boolean;
    special: boolean;
}

export interface PlanPrice {
    recur: string;
    Product: {
        name: string;
    };
}

export interface PriceOption {
    value: number;
    label: string;
}

export interface PriceOptions {
    options: readonly PriceOption[];
    selected: PriceOption;
}

export type Recurrence = "monthly" | "annual";

export declare const chargedToday: (planPrice: number, startingBalance: number, currency?: string) => number;

export declare const cleanEmail: (text: string) => string;

export declare function defaultPlan<Plan extends PlanPrice>(plans: readonly Plan[], planName?: string): Plan | undefined;

export declare function isCardExpiry(text: string, now: Date): boolean;

export declare const isEmail: (text: string) => boolean;

export declare const isStrongPassword: (password: string) => boolean;

export declare const minPasswordLength = 8;

export declare const passwordChecks: (password: string) => PasswordChecks;

export declare const planProducts: (plans: readonly PlanOfProduct[]) => string[];

interface PlanOfProduct {
    Product: {
        name: string;
    };
}

export declare function planVariant<Plan extends PlanPrice>(plans: readonly Plan[], productName: string, recurrence?: Recurrence): Plan | undefined;

export declare function recurrenceOf(recur: string): Recurrence | undefined;

export declare function signUpPriceOptions(currency: string, rates: readonly Rate[]): PriceOptions;
