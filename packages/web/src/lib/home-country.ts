/** Country of numbers that are typed without a country code, and that are read without one; ISO 3166 alpha-2 in lower case. */
export const homeCountry = 'us'
