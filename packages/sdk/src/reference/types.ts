/** A country whose numbers can be dialled. */
export interface Country {
  /** Name in English. */
  name: string
  /** ISO 3166 alpha-2 code in lower case, such as `us`. */
  code: string
  /** Such as `+1`. Several territories share one. */
  dialCode: string
  /** A national number as an example. */
  placeholder: string
  /** The shape of a national number, 9 standing for a digit. */
  mask: string
  /** Name in its own language. */
  actualName: string
  /** Region of the United Nations, such as `Americas`; empty where there is none. */
  region: string
  subRegion: string
  intermediateRegion: string
  /** ISO 4217 code of what is paid with there. */
  currency: string
}

/** A state, province or other first division of a country. */
export interface State {
  name: string
  /** ISO 3166-2 code without that of the country; empty where there is none. */
  code: string
}

/** A line of business. */
export interface Industry {
  /** In snake case, such as `computer_software`. */
  key: string
  name: string
}

/** A time zone as people choose it. */
export interface TimeZone {
  /** Name, such as `Eastern Standard Time`. */
  value: string
  abbr: string
  /** Hours from UTC outside daylight saving time, with fractions. */
  offset: number
  /** Whether its hours change with daylight saving time. */
  isdst: boolean
  /** Such as `(UTC-05:00) Eastern Time (US & Canada)`. */
  text: string
  /** IANA names it stands for; the first one is the one to store. */
  utc: readonly string[]
}

/** A currency. */
export interface Currency {
  /** ISO 4217 code. */
  code: string
  /** Name in English. */
  name: string
  symbol: string
  /** Code of the country whose flag stands for it, in lower case. */
  flagCode: string
}
