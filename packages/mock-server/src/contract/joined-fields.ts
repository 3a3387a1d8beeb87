/** Models that show the rows of another one: fewer fields, or fields of related rows beside its own. */
export const viewOf: Readonly<Record<string, string>> = {
  CallLogSupport: 'CallLog',
  LightCallLog: 'CallLog',
}

const ofCall = {
  phonebookName: 'PhoneBook.name',
  PhonebookCity: 'PhoneBook.city',
  PhonebookState: 'PhoneBook.state',
  PhonebookCountry: 'PhoneBook.country',
  trackingSourceName: 'TrackingSource.name',
  routingAddress: 'SipGateway.address',
  companyName: 'Customer.companyName',
}

/**
 * Fields that are not stored but read from a related row, by model: name to path. They can be filtered and sorted by; an
 * answer carries those that the entity has.
 */
export const joinedFields: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CallLog: ofCall,
  CallLogSupport: ofCall,
}
