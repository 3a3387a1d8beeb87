// What this entry exports. Made by `pnpm generate`, for reviews: nothing imports it.

export interface Country {
    name: string;
    code: string;
    dialCode: string;
    placeholder: string;
    mask: string;
    actualName: string;
    region: string;
    subRegion: string;
    intermediateRegion: string;
    currency: string;
}

// made from the contract: countries
