// What this entry exports. Made by `pnpm generate`, for reviews: nothing imports it.

export type AccountState = components["schemas"]["AccountState"];

export interface LowBalance {
    warnBelowUsd: number;
    stopBelowUsd: number;
}

export interface WaitingPayment {
    id: string;
    client_secret: string;
}

export type Wallet = Pick<Customer, "id" | "balance" | "accounting_type">;

type Customer = components["schemas"]["Customer"];

export type WalletBand = "enough" | "low" | "empty";

export declare const dunningSteps: readonly [
    {
        readonly day: 0;
        readonly state: "active";
    },
    {
        readonly day: 3;
        readonly state: "active";
    },
    {
        readonly day: 7;
        readonly state: "tracking_paused";
    },
    {
        readonly day: 14;
        readonly state: "calls_stopped";
    }
];

export declare const refundable: (movement: Payment) => number;

interface Payment {
    readonly transactionType: string;
    readonly status?: string | undefined;
    readonly amount: number;
    readonly refundedAmount?: number | undefined;
}

export declare const strictest: (...states: readonly AccountState[]) => AccountState;

export declare function toLowBalance(payload: unknown): LowBalance;

export declare function waitingPayment(error: unknown): WaitingPayment | undefined;

export declare function walletBand({ id, balance, accounting_type }: Wallet, limits: LowBalance): WalletBand;
