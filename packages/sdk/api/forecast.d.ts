// What this entry exports. Made by `pnpm generate`, for reviews: nothing imports it.

export interface AmountFrom {
    from: string;
    amount: number;
}

export interface ForecastWallet {
    balance: number;
    accounting_type?: "prepaid" | "postpaid" | undefined;
}

export declare const HORIZON_DAYS = 3652;

export declare const LOW_DAYS = 7;

export interface LowBalance {
    warnBelowUsd: number;
    stopBelowUsd: number;
}

export type RenewalPeriod = "month" | "year";

export interface Spending {
    dailySpend: number;
    upcoming: readonly UpcomingCharge[];
}

export interface UpcomingCharge {
    at: string;
    amount: number;
    every: RenewalPeriod;
    day?: number | undefined;
    changes?: readonly AmountFrom[] | undefined;
}

export type WalletBand = "enough" | "low" | "empty";

export type WalletForecast = {
    kind: "postpaid";
} | {
    kind: "empty";
} | {
    kind: "unused";
} | {
    kind: "beyond";
} | {
    kind: "until";
    days: number;
    at: Date;
};

export declare function toLowBalance(payload: unknown): LowBalance;

export declare function walletBand({ id, balance, accounting_type }: Wallet, limits: LowBalance): WalletBand;

export declare function walletForecast({ balance, accounting_type }: ForecastWallet, spending: Spending, now: Date): WalletForecast;
