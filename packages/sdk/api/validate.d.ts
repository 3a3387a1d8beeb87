// What this entry exports. Made by `pnpm generate`, for reviews: nothing imports it.

export interface CheckOptions {
    onDrift?: (error: ContractError) => void;
}

export declare function checkAnswers({ onDrift }?: CheckOptions): AnswerCheck;
