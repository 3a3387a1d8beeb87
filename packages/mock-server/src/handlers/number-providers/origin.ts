import { type NumberType as PhoneType, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Row } from '../../store/models.ts'
import { numberPlaces } from './places.ts'

/** What a number says of itself. */
export type Origin = Pick<Row<'OpNumber'>, 'numberType' | 'country' | 'state' | 'city' | 'areaCode'>

const types: Partial<Record<NonNullable<PhoneType>, Origin['numberType']>> = {
  TOLL_FREE: 'toll_free',
  MOBILE: 'mobile',
}

/** Where a number in E.164 form belongs to, and which type it is; undefined for one of no country. */
export function originOf(number: string): Origin | undefined {
  const parsed = parsePhoneNumberFromString(number)
  const country = (parsed?.country ?? parsed?.getPossibleCountries()[0])?.toLowerCase()
  if (!parsed || !country) return undefined
  const numberType = types[parsed.getType() ?? 'FIXED_LINE'] ?? 'local'
  const national = parsed.nationalNumber
  const place = numberPlaces.find(
    (one) => one.country === country && one.areaCodes.some((code) => national.startsWith(code)),
  )
  const areaCode = parsed.countryCallingCode === '1' ? national.slice(0, 3) : undefined
  if (numberType !== 'local' || !place) return { numberType, country, ...(areaCode && { areaCode }) }
  const own = place.areaCodes.find((code) => national.startsWith(code))
  return { numberType, country, state: place.state, city: place.city, ...(own && { areaCode: own }) }
}
