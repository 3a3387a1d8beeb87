// Only numbers that are set aside for fiction: 555-0100 to 555-0199 in North America, 020 7946 0xxx in London.

/** A place with an area code, as local numbers belong to one. */
export interface Place {
  areaCode: string
  city: string
  state: string
  country: 'us' | 'gb'
}

/** Places that tracking and receiving numbers come from. */
export const places: readonly Place[] = [
  { areaCode: '212', city: 'New York', state: 'NY', country: 'us' },
  { areaCode: '415', city: 'San Francisco', state: 'CA', country: 'us' },
  { areaCode: '312', city: 'Chicago', state: 'IL', country: 'us' },
  { areaCode: '305', city: 'Miami', state: 'FL', country: 'us' },
  { areaCode: '617', city: 'Boston', state: 'MA', country: 'us' },
  { areaCode: '20', city: 'London', state: 'LND', country: 'gb' },
]

/** More places, which callers ring from. */
export const callerPlaces: readonly Place[] = [
  ...places,
  { areaCode: '206', city: 'Seattle', state: 'WA', country: 'us' },
  { areaCode: '303', city: 'Denver', state: 'CO', country: 'us' },
  { areaCode: '404', city: 'Atlanta', state: 'GA', country: 'us' },
  { areaCode: '512', city: 'Austin', state: 'TX', country: 'us' },
  { areaCode: '602', city: 'Phoenix', state: 'AZ', country: 'us' },
  { areaCode: '704', city: 'Charlotte', state: 'NC', country: 'us' },
  { areaCode: '718', city: 'Brooklyn', state: 'NY', country: 'us' },
  { areaCode: '973', city: 'Newark', state: 'NJ', country: 'us' },
]

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** A number of the place in E.164 form. `line` from 0 to 99 chooses which of those set aside. */
export function numberOf(place: Place, line: number): string {
  if (place.country === 'gb') return `+44207946${String(line).padStart(4, '0')}`
  return `+1${place.areaCode}55501${twoDigits(line)}`
}

/** A toll-free number in E.164 form; `line` from 0 to 99. */
export function tollFreeNumber(line: number): string {
  return `+180055501${twoDigits(line)}`
}
